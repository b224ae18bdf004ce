import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './given-answers.module.css'
import type { PastAnswer } from './paths'

/** What was answered, each answer with a link to change it, and a link for readers whom no answer fits. */
export function GivenAnswers({ pastAnswers }: { pastAnswers: readonly PastAnswer[] }) {
  const { t } = useLingui()
  const reponses = pastAnswers.map(({ answer }) => answer.id).join('/')
  return (
    <aside className={`no-print panel stack ${styles.summary}`} aria-labelledby="reponses">
      <h2 id="reponses" className="large">
        <Trans>Vos réponses</Trans>
      </h2>
      <ol role="list" className={`stack targets ${styles.answered}`}>
        {pastAnswers.map(({ path, question, answer }) => (
          <li key={path}>
            <p className="note">{t(question.text)}</p>
            <p className="strong">{t(answer.label)}</p>
            <Link
              to={path}
              className="small"
              activeOptions={{ exact: true }}
              aria-label={t`Changer la réponse à la question « ${t(question.text)} »`}
            >
              <Trans>Changer</Trans>
            </Link>
          </li>
        ))}
      </ol>
      <p className={`note targets ${styles.none}`}>
        <Trans>Rien ne correspond ?</Trans>{' '}
        <Link to="/contact_us" search={{ reponses }}>
          <Trans>Écrire à la CDEC avec ces réponses</Trans>
        </Link>
      </p>
    </aside>
  )
}
