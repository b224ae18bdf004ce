import { onDemand } from '@/ui/hydration/on-demand'

// The code that renders the provider's rows is loaded with the first of them.
const load = () => import('./rows/home-rows')

export const HeroSlides = onDemand(async () => (await load()).HeroSlides)
export const DomainRows = onDemand(async () => (await load()).DomainRows)
export const IndicatorRows = onDemand(async () => (await load()).IndicatorRows)
export const NewsRows = onDemand(async () => (await load()).NewsRows)
export const SponsorRows = onDemand(async () => (await load()).SponsorRows)
