import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useMediaQuery } from '@/lib/media-query'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { useStill } from '@/ui/motion/motion'
import { useAttention } from '@/ui/motion/pause-button'
import { useTurn } from '@/ui/motion/use-turn'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls'

// The code that moves the slides is loaded when the carousel becomes visible.
const CarouselTrack = onDemand(async () => (await import('./carousel-track')).CarouselTrack)

interface CarouselProps<Item> {
  label: string
  heading?: ReactNode
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  view: View
  by?: 'view' | 'slide'
  interval: number
  lock?: number
  controls?: 'above' | 'below'
  /** With the button that pauses all animations of the page. */
  pausable?: boolean
  className?: string | undefined
  /** Renders a slide; `isLive` while it is visible and animations run, `isNear` while it is visible or the next one. */
  children: (item: Item, isLive: boolean, isNear: boolean) => ReactNode
}

/**
 * Slides that advance every `interval` milliseconds, except while the reader hovers over them, has the focus in them, has
 * paused the animations, or sees more of another part that moves. Slides outside the view are inert. The dots ignore clicks for `lock` milliseconds after one.
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
  pausable = false,
  className,
  children,
}: CarouselProps<Item>) {
  const { t } = useLingui()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const isStill = useStill()
  const hydrated = useHydrated()
  const { isTurn, hasBeenSeen } = useTurn(section)
  const { hasAttention, listeners } = useAttention()
  const perView = usePerView(view)
  const isRunning = isTurn && !isStill && !hasAttention
  const { turns, byHand, first, isShown, isNext } = usePages({ count: items.length, perView, by, interval, isRunning })
  const { page, pages } = turns
  const range = perView > 1 && t`${first + 1} à ${Math.min(first + perView, items.length)} sur ${items.length}`

  return (
    <section
      ref={section}
      aria-roledescription={t`carrousel`}
      aria-label={label}
      className={`${styles.carousel} ${className ?? ''}`}
      data-controls={controls}
      {...listeners}
    >
      <div className={`split ${styles.head}`}>
        {heading}
        {pages > 1 && <CarouselControls {...turns} slides={id} lock={lock} pausable={pausable} range={range} />}
      </div>
      <div ref={viewport} id={id} className={styles.viewport} data-ready={hydrated}>
        <div className={`${styles.track} ${styles[view]}`}>
          <Slides items={items} keyOf={keyOf} isShown={isShown} isNext={isNext} isMoving={!isStill}>
            {children}
          </Slides>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {byHand && t`Page ${page + 1} sur ${pages}`}
      </p>
      {hasBeenSeen && pages > 1 && (
        <CarouselTrack {...turns} viewport={viewport} slidesPerTurn={by === 'view' ? perView : 1} jumps={isStill} />
      )}
    </section>
  )
}

function Slides<Item>({
  items,
  keyOf,
  isShown,
  isNext,
  isMoving,
  children,
}: Pick<CarouselProps<Item>, 'items' | 'keyOf' | 'children'> & {
  isShown: (index: number) => boolean
  isNext: (index: number) => boolean
  isMoving: boolean
}) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  return items.map((item, index) => (
    <div
      key={keyOf(item)}
      role="group"
      aria-roledescription={t`diapositive`}
      aria-label={t`${index + 1} sur ${items.length}`}
      inert={hydrated && !isShown(index)}
    >
      {children(item, isShown(index) && isMoving, isShown(index) || isNext(index))}
    </div>
  ))
}

/** The widths in rem from which two and three slides are shown (as in carousel.module.css). */
const views = {
  one: {},
  oneOrThree: { three: 48 },
  oneTwoThree: { two: 40, three: 64 },
} as const satisfies Record<string, { two?: number; three?: number }>

type View = keyof typeof views

/** Returns how many slides the window shows at once; 1 at build. */
function usePerView(view: View): number {
  const { two, three }: { two?: number; three?: number } = views[view]
  const fitsThree = useMediaQuery(from(three), false)
  const fitsTwo = useMediaQuery(from(two), false)
  return fitsThree ? 3 : fitsTwo ? 2 : 1
}

/** The fallback is wider than any window. */
const from = (width = 9999) => `(min-width: ${width}rem)`

/**
 * The state of a carousel of `count` slides, `perView` at once: the current page, and a timer that advances it every
 * `interval` milliseconds while `isRunning`. Both ends wrap; each turn restarts the timer; another `perView` returns to the first
 * page. A turn moves by a whole view, or by one slide.
 */
function usePages({
  count,
  perView,
  by,
  interval,
  isRunning,
}: {
  count: number
  perView: number
  by: 'view' | 'slide'
  interval: number
  isRunning: boolean
}) {
  const pages = by === 'view' ? Math.ceil(count / perView) : Math.max(1, count - perView + 1)
  const [last, setLast] = useState({ page: 0, perView, turn: 0, byHand: false })
  if (last.perView !== perView) setLast({ page: 0, perView, turn: 0, byHand: false })
  const page = Math.max(0, Math.min(last.page, pages - 1))
  const { turn } = last

  const go = useCallback(
    (to: number, byHand = true) =>
      setLast((before) => ({ perView: before.perView, page: (to + pages) % pages, turn: before.turn + 1, byHand })),
    [pages],
  )

  // The dependency `turn` restarts the timer also when the current page is chosen.
  useEffect(() => {
    if (!isRunning || pages < 2 || turn < 0) return
    const timer = setTimeout(() => go(page + 1, false), interval)
    return () => clearTimeout(timer)
  }, [isRunning, pages, page, turn, interval, go])

  // The last page is filled with slides of the page before.
  const firstOf = (on: number) => (by === 'view' ? Math.max(0, Math.min(on * perView, count - perView)) : on)
  const isOn = (slide: number, on: number) => slide >= firstOf(on) && slide < firstOf(on) + perView
  return {
    turns: { page, pages, go },
    byHand: last.byHand,
    first: firstOf(page),
    isShown: (slide: number) => isOn(slide, page),
    isNext: (slide: number) => isOn(slide, (page + 1) % pages),
  }
}
