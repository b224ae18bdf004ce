import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight, IconPencil } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useContact } from '@/site/opening/contact'
import { ContactLines } from '@/site/opening/contact-lines'
import type { Case } from '@/site/services/cases/case'
import { findCase } from '@/site/services/cases/cases'
import { Button, buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { CaseCosts } from './case-costs'
import styles from './case-page.module.css'
import { CaseSection } from './case-section'
import { type Dossier, hasNotes } from './dossier'
import { Papers } from './papers'
import { type ChangeDossier, useDossier } from './use-dossier'

const route = getRouteApi('/_public/cas/$slug')

// The form is loaded on demand: most readers only read the page.
const LetterForm = onDemand(async () => (await import('./letter-form')).LetterForm)
const GivenAnswers = onDemand(async () => (await import('@/site/finder/given-answers')).GivenAnswersOf)

/** One page for each of the 32 cases: who, why, what to bring, how, where, by what law, and what is prepared on this device. */
export function CasePage() {
  const { slug } = route.useParams()
  const found = findCase(slug)
  // The route leads to the finder from an address without a case.
  return found && <CaseBody key={found.slug} found={found} />
}

function CaseBody({ found }: { found: Case }) {
  const { t } = useLingui()
  const { slug, title, text, family } = found
  const [dossier, change] = useDossier(slug)
  return (
    <>
      <div className={styles.top}>
        <PageHeader
          title={t(title)}
          lead={t(text)}
          trail={[{ label: t`Services` }, { label: t(family.title), to: family.path }]}
        />
      </div>
      <div className={`container page gap-7 ${styles.columns}`}>
        <div className={`stack gap-7 ${styles.main}`}>
          <Facts found={found} />
          <Papers found={found} dossier={dossier} onChange={change} />
          <Steps found={found} />
          <Law found={found} />
          <Letter found={found} dossier={dossier} onChange={change} />
          <ReadingTools />
        </div>
        <aside className={`stack gap-5 ${styles.aside}`} aria-label={t`Où s’adresser`}>
          <Where found={found} />
          <Answers />
        </aside>
      </div>
    </>
  )
}

/** The answers that led here, each of which can be changed; a link to the finder for readers who came otherwise. */
function Answers() {
  const { reponses } = route.useSearch()
  const hydrated = useHydrated()
  if (reponses && hydrated) return <GivenAnswers answers={reponses} />
  return (
    <p className="no-print targets">
      <Trans>Ce n’est pas votre situation ?</Trans>{' '}
      <Link to="/trouver-mon-cas/$" className="strong">
        <Trans>Trouver mon cas</Trans>
      </Link>
    </p>
  )
}

function Facts({ found }: { found: Case }) {
  const { t } = useLingui()
  const { who, trigger, sum, outcome } = found
  return (
    <CaseSection id="en-bref" title={<Trans>En bref</Trans>}>
      <dl className={styles.facts}>
        <dt>{t`Qui est concerné`}</dt>
        <dd>{t(who)}</dd>
        <dt>{t`Ce qui déclenche le dépôt`}</dt>
        <dd>{t(trigger)}</dd>
        <dt>{t`Ce qui est déposé`}</dt>
        <dd>{t(sum)}</dd>
        <dt>{t`Ce que devient la somme`}</dt>
        <dd>{t(outcome)}</dd>
        <CaseCosts found={found} />
      </dl>
    </CaseSection>
  )
}

function Steps({ found: { family } }: { found: Case }) {
  const { t } = useLingui()
  return (
    <CaseSection id="demarche" title={<Trans>Comment procéder</Trans>}>
      <ol role="list" className={`stack ${styles.steps}`}>
        {family.steps.map(({ title, text }) => (
          <li key={title.id}>
            <h3 className="minor">{t(title)}</h3>
            <p className="note measure">{t(text)}</p>
          </li>
        ))}
      </ol>
    </CaseSection>
  )
}

function Law({ found: { family } }: { found: Case }) {
  const { t } = useLingui()
  return (
    <CaseSection id="texte" title={<Trans>Ce que dit le texte</Trans>}>
      <p className="targets measure">
        <strong>
          <Trans>Décret n° 2011/105 du 15 avril 2011, article 4.</Trans>
        </strong>{' '}
        {t(family.basis)}{' '}
        <Link to="/textes_reglementaires" className="no-print">
          <Trans>Lire les textes réglementaires</Trans>
        </Link>
      </p>
    </CaseSection>
  )
}

/** The letter and the notes, which open on a press; at once where something was noted before. */
function Letter({ found, dossier, onChange }: { found: Case; dossier: Dossier; onChange: ChangeDossier }) {
  const [opened, setOpened] = useState(false)
  return (
    <section aria-labelledby="lettre" className={`stack ${styles.section} ${styles.letter}`}>
      <h2 id="lettre" className="no-print">
        <Trans>Ma lettre et mon dossier</Trans>
      </h2>
      <p className="no-print note measure">
        <Trans>La lettre à la Caisse et vos notes. Rien ne quitte cet appareil.</Trans>
      </p>
      {opened || hasNotes(dossier) ? (
        <LetterForm
          found={found}
          dossier={dossier}
          onChange={(part) => {
            // A form whose only note is erased stays open.
            setOpened(true)
            onChange(part)
          }}
        />
      ) : (
        <p className="no-print">
          <Button look="secondary" onClick={() => setOpened(true)}>
            <IconPencil aria-hidden />
            <Trans>Écrire ma lettre</Trans>
          </Button>
        </p>
      )}
    </section>
  )
}

function Where({ found: { slug } }: { found: Case }) {
  const contact = useContact()
  return (
    <section aria-labelledby="ou" className={`panel stack ${styles.card}`}>
      <h2 id="ou">
        <Trans>Où s’adresser</Trans>
      </h2>
      <p>
        <Trans>À la Caisse des Dépôts et Consignations, à Yaoundé.</Trans>
      </p>
      <ContactLines contact={contact} />
      <p>
        <Link to="/ou-aller">
          <Trans>Adresses et horaires de nos bureaux</Trans>
        </Link>
      </p>
      <p className="no-print">
        <Link to="/contact_us" search={{ cas: slug }} className={buttonClass()}>
          <Trans>Écrire à la CDEC</Trans>
          <IconArrowRight aria-hidden />
        </Link>
      </p>
    </section>
  )
}
