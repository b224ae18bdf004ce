import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { settings } from '@/site/settings'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import { TextSection } from '@/ui/text/text-section'
import { LegalBasis } from './legal-basis'
import type { Service } from './service'
import { ServiceContact } from './service-contact'
import { ServiceEntries } from './service-entries'
import styles from './service-page.module.css'

const headings = {
  definition: msg`De quoi s’agit-il ?`,
  audience: msg`Qui est concerné ?`,
  advantages: msg`Les avantages`,
  steps: msg`Comment procéder`,
  basis: msg`Ce que disent les textes`,
  contact: msg`À qui s’adresser`,
}

/** One template for the four services: what it is, for whom, why, which sums, how, by what law, and who answers. */
export function ServicePage({ service }: { service: Service }) {
  const { t } = useLingui()
  const contents = [
    { id: 'definition', label: t(headings.definition) },
    { id: 'concernes', label: t(headings.audience) },
    { id: 'avantages', label: t(headings.advantages) },
    { id: 'activites', label: t(service.entries.heading) },
    { id: 'demarche', label: t(headings.steps) },
    { id: 'textes', label: t(headings.basis) },
    { id: 'contact', label: t(headings.contact) },
  ]
  return (
    <>
      <PageHeader
        title={t(service.title)}
        lead={t(service.lead)}
        trail={[{ label: t`Services` }]}
        tools={<ReadingTools title={`${t(service.title)} · ${settings.shortName}`} />}
      />
      <TextLayout contents={contents}>
        <TextSection id="definition" title={t(headings.definition)}>
          {service.definition.map((text) => (
            <p key={text.id}>{t(text)}</p>
          ))}
        </TextSection>
        <TextSection id="concernes" title={t(headings.audience)}>
          <ul className={styles.plain}>
            {service.audience.map((text) => (
              <li key={text.id}>{t(text)}</li>
            ))}
          </ul>
        </TextSection>
        <TextSection id="avantages" title={t(headings.advantages)}>
          <ServiceEntries look="cards" list={service.advantages} />
        </TextSection>
        <TextSection id="activites" title={t(service.entries.heading)}>
          <p>{t(service.entries.intro)}</p>
          <ServiceEntries look="numbered" list={service.entries.list} />
        </TextSection>
        <TextSection id="demarche" title={t(headings.steps)}>
          <ServiceEntries look="steps" list={service.steps} />
        </TextSection>
        <TextSection id="textes" title={t(headings.basis)}>
          <LegalBasis article={service.basis} />
        </TextSection>
        <TextSection id="contact" title={t(headings.contact)}>
          <ServiceContact />
        </TextSection>
      </TextLayout>
    </>
  )
}
