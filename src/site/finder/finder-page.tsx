import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { PageHeader } from '@/ui/page-header/page-header'
import { AnswerList } from './answer-list'
import { AnswersPage, Progress } from './answers-page'
import { CaseSearch } from './case-search'
import { CaseTable } from './case-table'
import styles from './finder-page.module.css'
import { finderPath, stepOf } from './paths'
import { firstQuestion } from './questions'

const route = getRouteApi('/_public/trouver-mon-cas/$')

/** From a situation to its case. The address holds the answers. */
export function FinderPage() {
  const step = stepOf(route.useParams()._splat ?? '')
  // The route redirects from answers that lead nowhere to the first page, and from those that lead to a case to its page.
  if (step === undefined || typeof step.leads === 'string') return null
  return step.answered.length === 0 ? <FirstPage /> : <AnswersPage step={step} question={step.leads} />
}

/** The search in one's own words, the first question, and the table of all 32 cases. */
function FirstPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={<Trans>Trouver mon cas</Trans>}
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
