import { DirectorMessage } from './director-message'
import { DomainsSection } from './domains-section'
import { Hero } from './hero'
import { IndicatorsSection } from './indicators-section'
import { NewsSection } from './news-section'
import { ServicesSection } from './services-section'
import { SponsorsSection } from './sponsors-section'

export function HomePage() {
  return (
    <>
      <Hero />
      <ServicesSection />
      <DomainsSection />
      <DirectorMessage />
      <IndicatorsSection />
      <NewsSection />
      <SponsorsSection />
    </>
  )
}
