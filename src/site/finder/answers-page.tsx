import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Case } from '@/site/services/cases/case'
import { findCase } from '@/site/services/cases/cases'
import { buttonClass } from '@/ui/button/button'
import { ShareButton } from '@/ui/button/share-button'
import { PageHeader } from '@/ui/page-header/page-header'
import { AnswerList } from './answer-list'
import styles from './answers-page.module.css'
import { type Answered, finderPath, type Place } from './paths'
import type { Question } from './questions'

/** What answers lead to: the next question, or the case. */
export function AnswersPage({ place }: { place: Place }) {
  const { leads } = place
  if (typeof leads !== 'string') return <NextQuestion place={place} question={leads} />
  const found = findCase(leads)
  return found && <Result place={place} found={found} />
}

function NextQuestion({ place, question }: { place: Place; question: Question }) {
  const { t } = useLingui()
  const { answered } = place
  return (
    <>
      <PageHeader
        title={t(question.text)}
        trail={trail(t`Services`, t`Trouver mon cas`)}
        tools={<Progress step={answered.length + 1} />}
      />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <AnswerList question={question} path={place.path} />
          <Back place={place} />
        </div>
        <Summary answered={answered} />
      </div>
    </>
  )
}

function Result({ place, found }: { place: Place; found: Case }) {
  const { t } = useLingui()
  const { slug, title, text, family } = found
  return (
    <>
      <PageHeader
        title={t(title)}
        lead={t(text)}
        trail={trail(t`Services`, t`Trouver mon cas`)}
        tools={
          <>
            <Link to="/cas/$slug" params={{ slug }} className={buttonClass()}>
              <Trans>Lire la fiche complète</Trans>
              <IconArrowRight aria-hidden />
            </Link>
            <Link to="/mon-dossier" search={{ cas: slug }} className={buttonClass('secondary')}>
              <Trans>Préparer mon dossier</Trans>
            </Link>
            <ShareButton title={t(title)} />
          </>
        }
      />
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <section className={styles.why} aria-labelledby="pourquoi">
            <h2 id="pourquoi" className={styles.heading}>
              <Trans>Pourquoi ce cas</Trans>
            </h2>
            <AnsweredList answered={place.answered} />
            <p className={styles.law}>
              {t(family.basis)} <Link to={family.path}>{t(family.title)}</Link>
            </p>
          </section>
          <Back place={place} />
        </div>
        <aside className={styles.summary} aria-labelledby="autre">
          <h2 id="autre" className={styles.heading}>
            <Trans>Ce n’est pas cela ?</Trans>
          </h2>
          <p>
            <Trans>Changez une réponse, ou dites-le à la CDEC.</Trans>
          </p>
          <NoneFits answered={place.answered} />
        </aside>
      </div>
    </>
  )
}

const trail = (services: string, finder: string) => [{ label: services }, { label: finder, to: finderPath }]

/** How far one is: each of the three questions has one of the nation's colours. */
export function Progress({ step }: { step: number }) {
  return (
    <p className={styles.progress}>
      <span aria-hidden className={styles.strip} data-step={step}>
        <span />
        <span />
        <span />
      </span>
      <Trans>Question {step} sur 3 au plus</Trans>
    </p>
  )
}

/** Back to the question before, and the way out for whom no answer fits. */
function Back({ place: { answered } }: { place: Place }) {
  const last = answered.at(-1)
  if (last === undefined) return null
  return (
    <p>
      <Link to={last.path} activeOptions={{ exact: true }} className={buttonClass('quiet')}>
        <IconArrowLeft aria-hidden />
        <Trans>Question précédente</Trans>
      </Link>
    </p>
  )
}

function Summary({ answered }: { answered: readonly Answered[] }) {
  return (
    <aside className={styles.summary} aria-labelledby="reponses">
      <h2 id="reponses" className={styles.heading}>
        <Trans>Vos réponses</Trans>
      </h2>
      <AnsweredList answered={answered} />
      <NoneFits answered={answered} />
    </aside>
  )
}

/** Each answer with its question, and the way to change it. */
function AnsweredList({ answered }: { answered: readonly Answered[] }) {
  const { t } = useLingui()
  return (
    <ol role="list" className={styles.answered}>
      {answered.map(({ path, question, answer }) => (
        <li key={path}>
          <p className={styles.question}>{t(question.text)}</p>
          <p className={styles.given}>{t(answer.label)}</p>
          <Link
            to={path}
            activeOptions={{ exact: true }}
            aria-label={t`Changer la réponse à la question « ${t(question.text)} »`}
          >
            <Trans>Changer</Trans>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function NoneFits({ answered }: { answered: readonly Answered[] }) {
  const reponses = answered.map(({ answer }) => answer.id).join('/')
  return (
    <p className={styles.none}>
      <Trans>Rien ne correspond ?</Trans>{' '}
      <Link to="/contact_us" search={{ reponses }}>
        <Trans>Écrire à la CDEC avec ces réponses</Trans>
      </Link>
    </p>
  )
}
