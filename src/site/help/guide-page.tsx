import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Accordion } from '@/ui/accordion/accordion'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import styles from './guide-page.module.css'
import { type Question, serviceQuestions, siteQuestions } from './questions'

const parts = [
  { id: 'services', title: msg`Consigner, déposer, récupérer`, questions: serviceQuestions },
  { id: 'site', title: msg`Utiliser le site`, questions: siteQuestions },
]

export function GuidePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        lead={<Trans>Les réponses aux questions les plus fréquentes sur nos services et sur ce site.</Trans>}
        trail={[]}
      />
      <TextLayout
        sections={parts.map(({ id, title, questions }) => ({
          id,
          title: t(title),
          body: <QuestionList questions={questions} />,
        }))}
      >
        <ReadingTools />
      </TextLayout>
    </>
  )
}

/** One part of the guide. All parts share one name, so that on the whole page a single answer is open. */
function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { t } = useLingui()
  return (
    <Accordion
      name="guide"
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
