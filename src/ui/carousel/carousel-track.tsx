import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

/** Moves the slides of a carousel to its current page, and handles drags and swipes. */
export function CarouselTrack({
  viewport,
  slidesPerTurn,
  page,
  jumps,
  go,
}: {
  viewport: RefObject<HTMLElement | null>
  slidesPerTurn: number
  page: number
  jumps: boolean
  go: (page: number) => void
}) {
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: slidesPerTurn,
    watchFocus: false,
    duration: 24,
  })
  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => embla?.scrollTo(page, jumps), [embla, page, jumps])
  useEffect(() => {
    const turn = () => embla && embla.selectedScrollSnap() !== page && go(embla.selectedScrollSnap())
    embla?.on('pointerUp', turn)
    return () => {
      embla?.off('pointerUp', turn)
    }
  }, [embla, page, go])
  return null
}
