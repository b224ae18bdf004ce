import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Lightbox } from '@/ui/dialog/lightbox'
import { Picture } from '@/ui/picture/picture'
import { PicturePolicyProvider, usePicturePolicy } from '@/ui/picture/picture-policy'
import { GalleryGate } from './gallery-gate'
import styles from './news.module.css'

/** The photos of a news item; each opens large. */
export function PhotoGallery({ photos, placeholder }: { photos: readonly string[]; placeholder: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  const [asked, setAsked] = useState(false)
  const waits = usePicturePolicy().pictures === 'ask' && !asked
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Galerie de photos</Trans>
      </h2>
      {waits ? (
        <GalleryGate count={photos.length} onOpen={() => setAsked(true)} />
      ) : (
        <PicturePolicyProvider value={load}>
          <ul role="list" className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo}>
                <button type="button" aria-label={t`Agrandir la photo ${index + 1}`} onClick={() => setOpen(index)}>
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

/** Who opens a gallery, or one of its photos, has asked for them. */
const load = { pictures: 'load' } as const
