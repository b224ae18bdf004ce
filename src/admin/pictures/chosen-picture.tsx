import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import styles from './chosen-picture.module.css'
import { CropTool, type Shape } from './crop-tool'
import { useFileAddress } from './file-address'
import type { FileWork, PreparedPicture } from './files'
import { type Crop, longestSide, type Size, usualWeight } from './prepare'

/** A picture before it is sent: a preview, how it was prepared, its size for readers, and the alternative. */
export function ChosenPicture({
  file,
  picture,
  shape,
  onReplace,
  onCrop,
  onRemove,
  onBroken,
  work,
  onUnapplied,
  onUnchanged,
}: {
  file: File
  picture: PreparedPicture | undefined
  /** The proportions of its usual place on the site. */
  shape: Shape
  onReplace: (file: File) => void
  /** Called with the part to send; undefined for the whole picture. */
  onCrop: (picture: PreparedPicture, crop: Crop | undefined) => Promise<void>
  onRemove: (() => void) | undefined
  /** The browser cannot show it. */
  onBroken: () => void
  work: FileWork
  /** Called when a save meets a crop that is not applied. */
  onUnapplied: () => void
  /** Called when that crop is given up. */
  onUnchanged: () => void
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const [cropping, setCropping] = useState<'closed' | 'open' | 'applying'>('closed')
  const isCropping = cropping !== 'closed'
  const cropButton = useRef<HTMLButtonElement>(null)
  const result = picture?.result
  const prepared = result && 'file' in result ? result.file : undefined
  const isOriginal = prepared !== undefined && prepared !== file
  const { name } = file
  const weight = size(file.size, locale)

  async function apply(crop: Crop | undefined) {
    setCropping('applying')
    if (picture) await onCrop(picture, crop)
    close()
  }

  // A save waits for a crop that is being applied.
  const tell = useEffectEvent(() => {
    if (cropping === 'open') onUnapplied()
  })
  useEffect(() => {
    if (!isCropping) return
    const asked = () => tell()
    work.unapplied.add(asked)
    return () => void work.unapplied.delete(asked)
  }, [isCropping, work])

  function close() {
    setCropping('closed')
    cropButton.current?.focus()
  }

  return (
    <div className={`buttons ${styles.picture}`}>
      {/* The original may be too large to render at every change. */}
      <Preview file={prepared ?? file} alt={t`Aperçu de ${name}`} onBroken={onBroken} />
      <div className={`stack gap-1 ${styles.facts}`}>
        <p className="strong">
          <Trans>Coûte {weight} à chaque lecteur</Trans>
        </p>
        {picture && <Treatment picture={picture} isOriginal={isOriginal} />}
        {file.size > usualWeight * 1.1 && (
          <p className={styles.warning}>
            <Trans>C’est plus que les 200 ko conseillés : une image plus petite épargne le forfait des lecteurs.</Trans>
          </p>
        )}
        <div className={`buttons gap-2 ${styles.buttons}`}>
          {result?.state === 'prepared' && !isOriginal && (
            <Button
              ref={cropButton}
              variant="default"
              size="xs"
              leftSection={<IconCrop aria-hidden />}
              aria-expanded={isCropping}
              aria-label={t`Recadrer ${name}`}
              onClick={() => setCropping(isCropping ? 'closed' : 'open')}
            >
              <Trans>Recadrer</Trans>
            </Button>
          )}
          {picture && prepared && prepared !== picture.original && (
            <Alternative
              original={picture.original}
              isOriginal={isOriginal}
              onChoose={() => {
                setCropping('closed')
                onReplace(isOriginal ? prepared : picture.original)
              }}
            />
          )}
          {onRemove && (
            <Button variant="default" size="xs" aria-label={t`Retirer ${name}`} onClick={onRemove}>
              <Trans>Retirer</Trans>
            </Button>
          )}
        </div>
      </div>
      {isCropping && result?.state === 'prepared' && (
        <CropTool
          file={picture?.cropped?.whole ?? result.file}
          picture={result.from}
          first={shape}
          onApply={apply}
          onCancel={() => {
            onUnchanged()
            close()
          }}
        />
      )}
    </div>
  )
}

/** The alternative to send: the prepared picture or the original. */
function Alternative({
  original,
  isOriginal,
  onChoose,
}: {
  original: File
  isOriginal: boolean
  onChoose: () => void
}) {
  const originalWeight = size(original.size, useLocale())
  return (
    <Button variant="default" size="xs" onClick={onChoose}>
      {isOriginal ? <Trans>Envoyer l’image préparée</Trans> : <Trans>Envoyer l’original ({originalWeight})</Trans>}
    </Button>
  )
}

/** How a picture was prepared, or why it was not. */
function Treatment({ picture: { original, result }, isOriginal }: { picture: PreparedPicture; isOriginal: boolean }) {
  const locale = useLocale()
  const before = size(original.size, locale)
  if (isOriginal) {
    return (
      <Fact isWarning>
        <Trans>
          L’original est envoyé tel quel, avec ce que l’appareil y a écrit : souvent la date et le lieu de la prise de
          vue.
        </Trans>
        {result.state === 'prepared' && <MemoryNeeded {...result.from} />}
      </Fact>
    )
  }
  switch (result.state) {
    case 'prepared': {
      const { width, height } = result
      const { width: fullWidth, height: fullHeight } = result.from
      const after = size(result.file.size, locale)
      return (
        <Fact>
          <Trans>
            Avant : {before}, {fullWidth} × {fullHeight} px
          </Trans>
          <br />
          <Trans>
            Après : {after}, {width} × {height} px, sans lieu ni date de prise de vue
          </Trans>
          {result.stopped && (
            <>
              <br />
              <Trans>Une animation de cette taille ne s’envoie pas : seule sa première image est retenue.</Trans>
            </>
          )}
        </Fact>
      )
    }
    case 'unchanged':
      return (
        <Fact isWarning={result.why === 'animation' || result.why === 'noise'}>
          {
            {
              drawing: <Trans>Un dessin SVG est envoyé tel quel : il se trace à toute taille.</Trans>,
              gif: <Trans>Une image GIF déjà légère est envoyée telle quelle.</Trans>,
              noise: (
                <Trans>
                  Ce navigateur brouille les images qu’il redessine : l’image est envoyée telle quelle, avec ce que
                  l’appareil y a écrit.
                </Trans>
              ),
              animation: (
                <Trans>
                  Une image animée est envoyée telle quelle, avec ce qui y est écrit : parfois un auteur, une date ou un
                  lieu.
                </Trans>
              ),
              light: <Trans>Une image déjà légère est envoyée telle quelle, sans lieu ni date de prise de vue.</Trans>,
            }[result.why]
          }
        </Fact>
      )
    case 'failed':
      return (
        <Fact isWarning>
          <Trans>
            L’image n’a pas pu être préparée : elle est envoyée telle quelle, avec ce que l’appareil y a écrit.
          </Trans>
        </Fact>
      )
  }
}

/** The memory that a large picture needs wherever it is shown, however light its file. */
function MemoryNeeded({ width, height }: Size) {
  const memory = size(width * height * 4, useLocale())
  if (Math.max(width, height) <= longestSide) return null
  return (
    <>
      <br />
      <Trans>
        Ses {width} × {height} px occupent {memory} de mémoire sur le téléphone d’un lecteur.
      </Trans>
    </>
  )
}

function Fact({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return <p className={isWarning ? styles.warning : styles.fact}>{children}</p>
}

function Preview({ file, alt, onBroken }: { file: File; alt: string; onBroken: () => void }) {
  const address = useFileAddress(file)
  if (address === '') return null
  return <img src={address} alt={alt} className={styles.preview} decoding="async" onError={onBroken} />
}
