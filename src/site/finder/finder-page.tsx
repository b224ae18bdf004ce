import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { createStore, useStore } from '@/lib/store'
import { SearchResults } from '@/site/search/search-results'
import { buttonClass } from '@/ui/button/button'
import { SearchField } from '@/ui/fields/search-field'
import { PageHeader } from '@/ui/page-header/page-header'
import { AnswerList } from './answer-list'
import { CaseTable } from './case-table'
import styles from './finder-page.module.css'
import { GivenAnswers } from './given-answers'
import { finderPath, type Step, stepOf } from './paths'
import { firstQuestion } from './questions/first-question'
import type { Question } from './questions/question'

const route = getRouteApi('/_public/trouver-mon-cas/$')

/** From a situation to its case. The address holds the answers. */
export function FinderPage() {
  const step = stepOf(route.useParams()._splat ?? '')
  // The route redirects from answers that lead nowhere to the first page, and from those that lead to a case to its page.
  if (step === undefined || typeof step.leads === 'string') return null
  return step.pastAnswers.length === 0 ? <FirstPage /> : <AnswersPage step={step} question={step.leads} />
}

/** The search in one's own words, the first question, and the table of all 32 cases. */
function FirstPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        lead={
          <Trans>
            Une caution à déposer, une somme à récupérer, un paiement refusé : trois questions au plus mènent à la fiche
            qui vous concerne.
          </Trans>
        }
        trail={[{ label: t`Services` }]}
      />
      <div className={`container page gap-7 ${styles.parts}`}>
        <CaseSearch />
        <section aria-labelledby="question" className={`stack ${styles.question}`}>
          <Progress step={1} />
          <h2 id="question" className={styles.heading}>
            {t(firstQuestion.text)}
          </h2>
          <AnswerList question={firstQuestion} path={finderPath} />
          <p className={`note targets ${styles.resume}`}>
            <Trans>Vous avez déjà commencé ?</Trans>{' '}
            <Link to="/mon-dossier">
              <Trans>Mon dossier</Trans>
            </Link>
          </p>
        </section>
      </div>
      <CaseTable />
    </>
  )
}

/** The next question, and what was answered before it. */
function AnswersPage({ step, question }: { step: Step; question: Question }) {
  const { t } = useLingui()
  const { pastAnswers } = step
  return (
    <>
      <PageHeader
        title={t(question.text)}
        trail={[{ label: t`Services` }, { to: finderPath }]}
        tools={<Progress step={pastAnswers.length + 1} />}
      />
      <div className={`container page ${styles.columns}`}>
        <div className={`stack ${styles.main}`}>
          <AnswerList question={question} path={step.path} />
          <Back step={step} />
        </div>
        <GivenAnswers pastAnswers={pastAnswers} />
      </div>
    </>
  )
}

/** The progress through the three questions, in the national colours. */
function Progress({ step }: { step: number }) {
  return (
    <p className="note cluster gap-3">
      <span aria-hidden className={styles.strip} data-step={step}>
        <span />
        <span />
        <span />
      </span>
      <Trans>Question {step} sur 3 au plus</Trans>
    </p>
  )
}

function Back({ step: { pastAnswers } }: { step: Step }) {
  const last = pastAnswers.at(-1)
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

/** The query stays while the reader opens a result and comes back. It is neither in an address nor stored. */
const query = createStore('')

/** The site's search within the page, loaded with the first typed letter. */
function CaseSearch() {
  const { t } = useLingui()
  const text = useStore(query, '')
  const write = (value: string) => query.set(value)
  return (
    <section aria-label={t`Dites-le avec vos mots`} className={`panel stack ${styles.search}`}>
      <SearchField label={t`Que voulez-vous faire ?`} value={text} onChange={write} />
      <SearchResults text={text} onText={write} isActive={text.trim() !== ''} />
    </section>
  )
}
