import { Trans, useLingui } from '@lingui/react/macro'
import { IconMail, IconMapPin } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { withCatalog } from '@/i18n/with-catalog'
import { type Dossier, hasNotes, purposeOf, usualPurpose } from '@/site/dossier/dossier'
import { type ChangeDossier, useDossier } from '@/site/dossier/use-dossier'
import type { Step } from '@/site/finder/paths'
import { useContact } from '@/site/opening/contact'
import { ContactLines } from '@/site/opening/contact-lines'
import type { Case } from '@/site/services/cases/case'
import { findCase } from '@/site/services/cases/cases'
import type { Purpose } from '@/site/services/families/family'
import { Button, buttonClass } from '@/ui/button/button'
import { ReadingTools } from '@/ui/button/reading-tools'
import { onDemand } from '@/ui/hydration/on-demand'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { PageHeader } from '@/ui/page-header/page-header'
import { CaseCosts } from './case-costs'
import styles from './case-page.module.css'
import { CaseSection } from './case-section'
import { CaseSides } from './case-sides'

const route = getRouteApi('/_public/cas/$slug')

// Most readers only read the page.
const LetterForm = onDemand(async () => (await withCatalog('forms', import('@/site/letter/letter-form'))).LetterForm)

/** One page for each of the 32 cases: what to bring and how, who and why, where, by what law, and what is prepared on this device. */
export function CasePage() {
  const { slug } = route.useParams()
  const currentCase = findCase(slug)
  // The route leads to the finder from an address without a case.
  return currentCase && <CaseBody key={currentCase.slug} currentCase={currentCase} />
}

function CaseBody({ currentCase }: { currentCase: Case }) {
  const { t } = useLingui()
  const { slug, heading, title, text, family } = currentCase
  const [dossier, change] = useDossier(slug)
  const { step } = route.useLoaderData()
  // The prerendered page knows no answers.
  const answers = useHydrated() ? step : undefined
  const likely = dossier.purpose ?? answers?.purpose
  const [choice, setChoice] = useState<{ purpose: Purpose | undefined }>()
  const open = choice ? choice.purpose : likely
  const purpose = open ?? purposeOf(currentCase, dossier)
  const choose = (next: Purpose | undefined) => {
    setChoice({ purpose: next })
    if (next) change({ purpose: next })
  }
  return (
    <>
      <div className={styles.top}>
        <PageHeader
          title={t(heading)}
          lead={
            <>
              <strong>{t(title)}</strong>
              <br />
              {t(text)}
            </>
          }
          trail={[{ label: t`Services` }, { to: family.path }]}
          tools={answers && <Answers step={answers} />}
        />
      </div>
      <div className={`container page gap-7 ${styles.columns}`}>
        <div className={`stack gap-7 ${styles.main}`}>
          <CaseSides
            currentCase={currentCase}
            first={answers?.purpose ?? usualPurpose(currentCase)}
            open={open}
            dossier={dossier}
            onOpen={choose}
            onChange={change}
          />
          <Facts currentCase={currentCase} />
          <Law currentCase={currentCase} />
          <Letter currentCase={currentCase} purpose={purpose} dossier={dossier} onChange={change} onPurpose={choose} />
          <ReadingTools />
        </div>
        <aside className={`stack gap-5 ${styles.aside}`} aria-label={t`Où s’adresser`}>
          <Where currentCase={currentCase} />
          {!answers && <OtherCase />}
        </aside>
      </div>
    </>
  )
}

/** The answers that led here, in one line, with a link to the last question. */
function Answers({ step: { pastAnswers } }: { step: Step }) {
  const { t } = useLingui()
  const answers = pastAnswers.map(({ answer }) => t(answer.label)).join(' › ')
  const last = pastAnswers.at(-1)
  if (last === undefined) return null
  return (
    <p className="targets">
      <Trans>Vos réponses : {answers}</Trans>{' '}
      <Link to={last.path} className="strong">
        <Trans>Changer</Trans>
      </Link>
    </p>
  )
}

function OtherCase() {
  return (
    <p className="no-print targets">
      <Trans>Ce n’est pas votre situation ?</Trans>{' '}
      <Link to="/trouver-mon-cas/$" className="strong">
        <Trans>Trouver mon cas</Trans>
      </Link>
    </p>
  )
}

function Facts({ currentCase }: { currentCase: Case }) {
  const { t } = useLingui()
  return (
    <CaseSection id="en-bref" title={<Trans>En bref</Trans>}>
      <dl className={styles.facts}>
        <dt>{t`Ce que devient la somme`}</dt>
        <dd>{t(currentCase.outcome)}</dd>
        <CaseCosts currentCase={currentCase} />
      </dl>
    </CaseSection>
  )
}

function Law({ currentCase: { family } }: { currentCase: Case }) {
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
function Letter({
  currentCase,
  purpose,
  dossier,
  onChange,
  onPurpose,
}: {
  currentCase: Case
  purpose: Purpose
  dossier: Dossier
  onChange: ChangeDossier
  onPurpose: (purpose: Purpose) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="lettre" className={`stack ${styles.section} ${styles.letter}`}>
      <h2 id="lettre" className="no-print">
        <Trans>Ma lettre et mon dossier</Trans>
      </h2>
      <p className="no-print note measure">
        <Trans>La lettre à la Caisse et vos notes. Rien ne quitte cet appareil.</Trans>
      </p>
      {isOpen || hasNotes(dossier) ? (
        <LetterForm
          currentCase={currentCase}
          purpose={purpose}
          dossier={dossier}
          onChange={(part) => {
            // A form whose only note is erased stays open.
            setOpen(true)
            onChange({ purpose, ...part })
          }}
          onPurpose={onPurpose}
        />
      ) : (
        <p className="no-print">
          <Button look="secondary" onClick={() => setOpen(true)}>
            <IconMail aria-hidden />
            <Trans>Écrire ma lettre</Trans>
          </Button>
        </p>
      )}
    </section>
  )
}

function Where({ currentCase: { slug } }: { currentCase: Case }) {
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
      <p className="no-print buttons">
        <Link to="/ou-aller" className={buttonClass()}>
          <IconMapPin aria-hidden />
          <Trans>Où aller</Trans>
        </Link>
        <Link to="/contact_us" search={{ cas: slug }} className={buttonClass('secondary')}>
          <Trans>Écrire à la CDEC</Trans>
        </Link>
      </p>
    </section>
  )
}
