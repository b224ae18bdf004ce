import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button'
import { PageHeader } from '@/ui/page-header/page-header'
import { AnswerList } from './answer-list'
import styles from './answers-page.module.css'
import { GivenAnswers } from './given-answers'
import { finderPath, type Step } from './paths'
import type { Question } from './questions'

/** The next question, and what was answered before it. */
export function AnswersPage({ step, question }: { step: Step; question: Question }) {
  const { t } = useLingui()
  const { answered } = step
  return (
    <>
      <PageHeader
        title={t(question.text)}
        trail={[{ label: t`Services` }, { label: t`Trouver mon cas`, to: finderPath }]}
        tools={<Progress step={answered.length + 1} />}
      />
      <div className={`container page ${styles.columns}`}>
        <div className={`stack ${styles.main}`}>
          <AnswerList question={question} path={step.path} />
          <Back step={step} />
        </div>
        <GivenAnswers answered={answered} />
      </div>
    </>
  )
}

/** The progress through the three questions, in the national colours. */
export function Progress({ step }: { step: number }) {
  return (
    <p className={`note ${styles.progress}`}>
      <span aria-hidden className={styles.strip} data-step={step}>
        <span />
        <span />
        <span />
      </span>
      <Trans>Question {step} sur 3 au plus</Trans>
    </p>
  )
}

/** A link to the question before. */
function Back({ step: { answered } }: { step: Step }) {
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
