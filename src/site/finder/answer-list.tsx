import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import styles from './answer-list.module.css'
import { finderPath } from './paths'
import type { Question } from './questions/question'

/** The answers of a question as links, so that they work before and without the client bundle; `path` is where it is asked. */
export function AnswerList({ question, path }: { question: Question; path: string }) {
  const { t } = useLingui()
  const answers = path.slice(finderPath.length + 1)
  return (
    <ul role="list" className="stack gap-3">
      {question.answers.map(({ id, label, hint, leads }) => (
        <li key={id}>
          <Link
            {...(typeof leads === 'string'
              ? {
                  to: '/cas/$slug',
                  params: { slug: leads },
                  search: { reponses: [answers, id].filter(Boolean).join('/') },
                }
              : { to: '/trouver-mon-cas/$', params: { _splat: [answers, id].filter(Boolean).join('/') } })}
            className={`panel ${styles.answer}`}
          >
            <span className="stack gap-1">
              <strong>{t(label)}</strong>
              {hint && <span className="note">{t(hint)}</span>}
            </span>
            <IconArrowRight aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link to="/contact_us" search={{ reponses: answers }} className={`panel ${styles.answer}`} data-none>
          <span className="stack gap-1">
            <Trans>Aucune de ces réponses : écrire à la CDEC</Trans>
          </span>
          <IconArrowRight aria-hidden />
        </Link>
      </li>
    </ul>
  )
}
