import { onDemand, retriedImport } from '@/ui/hydration/on-demand'

// The code that renders the provider's rows is loaded with the first of them.
const load = () => import('./rows/home-rows')

export const HeroSlides = onDemand(async () => (await load()).HeroSlides)
// These suspend their section, which has a fallback with its heading (home-page.tsx).
export const DomainRows = retriedImport(async () => (await load()).DomainRows)
export const IndicatorRows = retriedImport(async () => (await load()).IndicatorRows)
export const NewsRows = retriedImport(async () => (await load()).NewsRows)
export const SponsorRows = retriedImport(async () => (await load()).SponsorRows)
