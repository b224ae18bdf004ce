import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Lightbox } from '@/ui/lightbox'
import { Picture } from '@/ui/picture'
import styles from './news.module.css'

/** The photos of a news item; each opens large. */
export function PhotoGallery({ photos, placeholder }: { photos: readonly string[]; placeholder: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Galerie de photos</Trans>
      </h2>
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
    </section>
  )
}
