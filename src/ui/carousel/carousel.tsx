import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { useStill } from '@/ui/motion/motion'
import { useAttention } from '@/ui/motion/use-attention'
import { useOnScreen } from '@/ui/motion/use-on-screen'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls'
import { usePerView, type View } from './per-view'
import { usePages } from './use-pages'

// Moving the slides is not needed to read them: it is fetched once the carousel comes into sight.
const CarouselTrack = onDemand(async () => (await import('./carousel-track')).CarouselTrack)

/**
 * Slides that turn by themselves every `interval` milliseconds, and wait while the reader points at them, is in them
 * with the keyboard, has paused them, or cannot see them. The slides that are out of view are out of reach too.
 * `lock` is how long, in milliseconds, the dots ignore clicks after one.
 */
export function Carousel<Item>({
  label,
  heading,
  items,
  keyOf,
  view,
  by = 'view',
  interval,
  lock = 0,
  controls = 'above',
  className,
  children,
}: {
  label: string
  heading?: ReactNode
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  view: View
  by?: 'view' | 'slide'
  interval: number
  lock?: number
  controls?: 'above' | 'below'
  className?: string | undefined
  /** Draws a slide; `lively` while it is in view and nothing is paused. */
  children: (item: Item, lively: boolean) => ReactNode
}) {
  const { t } = useLingui()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const still = useStill()
  const hydrated = useHydrated()
  const { onScreen, seen } = useOnScreen(section)
  const { attended, listeners } = useAttention()
  const perView = usePerView(view)
  const running = onScreen && !still && !paused && !attended
  const { page, pages, go, byHand, isShown } = usePages({ count: items.length, perView, by, interval, running })

  return (
    <section
      ref={section}
      aria-roledescription={t`carrousel`}
      aria-label={label}
      className={`${styles.carousel} ${className ?? ''}`}
      data-controls={controls}
      {...listeners}
    >
      <div className={styles.head}>
        {heading}
        {pages > 1 && (
          <CarouselControls
            label={label}
            slides={id}
            page={page}
            pages={pages}
            go={go}
            lock={lock}
            pause={still ? undefined : { paused, onChange: setPaused }}
          />
        )}
      </div>
      <div ref={viewport} id={id} className={styles.viewport} data-ready={hydrated}>
        <div className={`${styles.track} ${styles[view]}`}>
          {items.map((item, index) => (
            <div
              key={keyOf(item)}
              role="group"
              aria-roledescription={t`diapositive`}
              aria-label={t`${index + 1} sur ${items.length}`}
              inert={hydrated && !isShown(index)}
            >
              {children(item, isShown(index) && !paused && !still)}
            </div>
          ))}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {byHand && t`Page ${page + 1} sur ${pages}`}
      </p>
      {seen && pages > 1 && (
        <Suspense>
          <CarouselTrack
            viewport={viewport}
            slidesPerTurn={by === 'view' ? perView : 1}
            page={page}
            jump={still}
            onDrag={go}
          />
        </Suspense>
      )}
    </section>
  )
}
