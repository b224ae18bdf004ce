import { firstQuestion } from './questions/first-question'
import type { Answer, Question } from './questions/question'

export const finderPath = '/trouver-mon-cas'

/** A question that was answered; `path` is the address where it is asked. */
export interface PastAnswer {
  path: string
  question: Question
  answer: Answer
}

/** A state of the finder: the given answers, what they come for, and the question or case they lead to. */
export interface Step {
  path: string
  pastAnswers: readonly PastAnswer[]
  purpose: Answer['purpose']
  leads: Answer['leads']
}

/** Returns the state for the answers of an address, `justice/juge`; undefined for invalid answers. */
export function stepOf(answers: string): Step | undefined {
  let step: Step = { path: finderPath, pastAnswers: [], purpose: undefined, leads: firstQuestion }
  for (const id of answers.toLowerCase().split('/').filter(Boolean)) {
    const question = step.leads
    const answer = typeof question === 'string' ? undefined : question.answers.find((candidate) => candidate.id === id)
    if (typeof question === 'string' || answer === undefined) return undefined
    const pastAnswers = [...step.pastAnswers, { path: step.path, question, answer }]
    const purpose = answer.purpose ?? step.purpose
    step = { path: `${step.path}/${id}`, pastAnswers, purpose, leads: answer.leads }
  }
  return step
}

/** Returns every state, the first question first; those that lead to a case have no page. */
export function allSteps(from = ''): Step[] {
  const step = stepOf(from)
  if (step === undefined) return []
  if (typeof step.leads === 'string') return [step]
  return [step, ...step.leads.answers.flatMap(({ id }) => allSteps(`${from}/${id}`))]
}
