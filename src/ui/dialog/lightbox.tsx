import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import round from '@/ui/button/round-button.module.css'
import { Picture } from '@/ui/picture/picture'
import { Dialog } from './dialog'
import styles from './lightbox.module.css'

/** Photos one at a time over the page. The arrow keys change the photo and wrap around. */
export function Lightbox({
  photos,
  index,
  placeholder,
  onTurn,
  onClose,
}: {
  photos: readonly string[]
  index: number
  placeholder: string
  onTurn: (index: number) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const { length } = photos
  const turn = (by: number) => onTurn((index + by + length) % length)
  return (
    <Dialog
      className={styles.lightbox}
      aria-label={t`Photo ${index + 1} sur ${length}`}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      <div className={`split ${styles.bar}`}>
        <p aria-live="polite">{t`Photo ${index + 1} sur ${length}`}</p>
        <button type="button" className={round.button} aria-label={t`Fermer`} onClick={onClose}>
          <IconX aria-hidden />
        </button>
      </div>
      <Picture
        key={index}
        src={photos[index] ?? placeholder}
        alt={t`Photo ${index + 1}`}
        fallback={{ src: placeholder }}
        width={1200}
        height={800}
        className={styles.photo}
        isEager
      />
      {length > 1 && (
        <div className="cluster gap-5">
          <button type="button" className={round.button} aria-label={t`Photo précédente`} onClick={() => turn(-1)}>
            <IconChevronLeft aria-hidden />
          </button>
          <button type="button" className={round.button} aria-label={t`Photo suivante`} onClick={() => turn(1)}>
            <IconChevronRight aria-hidden />
          </button>
        </div>
      )}
    </Dialog>
  )
}
