import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Accordion } from '@/ui/accordion/accordion'
import type { Question } from './question'
import styles from './question-list.module.css'

/** One part of the guide. All parts share one name, so that on the whole page a single answer is open. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { t } = useLingui()
  const wanted = useLocation({ select: ({ hash }) => hash })
  return (
    <Accordion
      name="guide"
      wanted={wanted}
      items={questions.map(({ id, question, answer, link }) => ({
        id,
        heading: t(question),
        body: (
          <>
            {answer.map((text) => (
              <p key={text.id}>{t(text)}</p>
            ))}
            {link && (
              <p>
                <Link to={link.to} className={styles.link}>
                  {t(link.label)}
                </Link>
              </p>
            )}
          </>
        ),
      }))}
    />
  )
}
