import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPhotoDown } from '@tabler/icons-react'
import { useState } from 'react'
import { size } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'
import { Lightbox } from '@/ui/dialog/lightbox'
import { Picture } from '@/ui/picture/picture'
import { PicturePolicyProvider, usePicturePolicy } from '@/ui/picture/picture-policy'
import styles from './news.module.css'

/** The photos of a news item; each opens large. */
export function PhotoGallery({ photos, placeholder }: { photos: readonly string[]; placeholder: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  const [loadsPhotos, setLoadsPhotos] = useState(false)
  const waits = usePicturePolicy().pictures === 'ask' && !loadsPhotos
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Galerie de photos</Trans>
      </h2>
      {waits ? (
        <GalleryGate count={photos.length} onOpen={() => setLoadsPhotos(true)} />
      ) : (
        <PicturePolicyProvider value={load}>
          <ul role="list" className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo}>
                <button
                  type="button"
                  className="panel filled"
                  aria-label={t`Agrandir la photo ${index + 1}`}
                  onClick={() => setOpen(index)}
                >
                  <Picture src={photo} alt="" fallback={{ src: placeholder }} width={480} height={320} />
                </button>
              </li>
            ))}
          </ul>
          {open !== undefined && (
            <Lightbox
              photos={photos}
              index={open}
              placeholder={placeholder}
              onTurn={setOpen}
              onClose={() => setOpen(undefined)}
            />
          )}
        </PicturePolicyProvider>
      )}
    </section>
  )
}

/** Opening a gallery or a photo is the reader's request for its pictures. */
const load = { pictures: 'load' } as const

/** The average size of a photo, in bytes. */
const photoBytes = 40_000

/** Stands before a gallery while the reader saves data: how many photos, and about what they weigh. */
function GalleryGate({ count, onOpen }: { count: number; onOpen: () => void }) {
  const about = size(count * photoBytes, useLocale())
  return (
    <Button look="secondary" onClick={onOpen}>
      <IconPhotoDown aria-hidden />
      <span>
        <Trans>Afficher la galerie</Trans> (<Plural value={count} one="# photo" other="# photos" />, ≈ {about})
      </span>
    </Button>
  )
}
