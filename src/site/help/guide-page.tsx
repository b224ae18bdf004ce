import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '@/site/settings'
import { ReadingTools } from '@/ui/button/reading-tools'
import { PageHeader } from '@/ui/page-header/page-header'
import { TextLayout } from '@/ui/text/text-layout'
import { TextSection } from '@/ui/text/text-section'
import { QuestionList } from './question-list'
import { serviceQuestions } from './service-questions'
import { siteQuestions } from './site-questions'

const parts = [
  { id: 'services', title: msg`Consigner, déposer, récupérer`, questions: serviceQuestions },
  { id: 'site', title: msg`Utiliser le site`, questions: siteQuestions },
]

export function GuidePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={<Trans>Guide des utilisateurs</Trans>}
        lead={<Trans>Les réponses aux questions les plus fréquentes sur nos services et sur ce site.</Trans>}
        trail={[]}
        tools={<ReadingTools title={`${t`Guide des utilisateurs`} · ${settings.shortName}`} />}
      />
      <TextLayout contents={parts.map(({ id, title }) => ({ id, label: t(title) }))}>
        {parts.map(({ id, title, questions }) => (
          <TextSection key={id} id={id} title={t(title)}>
            <QuestionList questions={questions} />
          </TextSection>
        ))}
      </TextLayout>
    </>
  )
}
