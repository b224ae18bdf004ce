import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './carousel-controls.module.css'
import { PauseButton } from './pause-button'
import round from './round-button.module.css'

/** Pause first, then back, the pages as dots, and on. */
export function CarouselControls({
  label,
  slides,
  page,
  pages,
  go,
  lock,
  pause,
}: {
  label: string
  /** The id of what the buttons move. */
  slides: string
  page: number
  pages: number
  go: (page: number) => void
  lock: number
  pause: { paused: boolean; onChange: (paused: boolean) => void } | undefined
}) {
  const { t } = useLingui()
  const lockedUntil = useRef(0)
  function choose(index: number) {
    if (Date.now() < lockedUntil.current) return
    lockedUntil.current = Date.now() + lock
    go(index)
  }
  return (
    <div className={`no-print ${styles.controls}`}>
      {pause && <PauseButton what={label} {...pause} />}
      <button
        type="button"
        className={round.button}
        aria-label={t`Page précédente`}
        aria-controls={slides}
        onClick={() => go(page - 1)}
      >
        <IconChevronLeft aria-hidden />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={t`Page ${index + 1} sur ${pages}`}
            aria-current={index === page}
            aria-controls={slides}
            onClick={() => choose(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={round.button}
        aria-label={t`Page suivante`}
        aria-controls={slides}
        onClick={() => go(page + 1)}
      >
        <IconChevronRight aria-hidden />
      </button>
    </div>
  )
}
