import { type Answer, firstQuestion, type Question } from './questions'

export const finderPath = '/trouver-mon-cas'

/** A question that was answered; `path` is the address where it is asked. */
export interface Answered {
  path: string
  question: Question
  answer: Answer
}

/** A state of the finder: the given answers, and the question or case they lead to. */
export interface Place {
  path: string
  answered: readonly Answered[]
  leads: Answer['leads']
}

/** Returns the state for the answers of an address, `justice/juge`; undefined for invalid answers. */
export function placeOf(answers: string): Place | undefined {
  let place: Place = { path: finderPath, answered: [], leads: firstQuestion }
  for (const id of answers.toLowerCase().split('/').filter(Boolean)) {
    const question = place.leads
    const answer = typeof question === 'string' ? undefined : question.answers.find((one) => one.id === id)
    if (typeof question === 'string' || answer === undefined) return undefined
    const answered = [...place.answered, { path: place.path, question, answer }]
    place = { path: `${place.path}/${id}`, answered, leads: answer.leads }
  }
  return place
}

/** Returns every state, the first question first; those that lead to a case have no page. */
export function allPlaces(from = ''): Place[] {
  const place = placeOf(from)
  if (place === undefined) return []
  if (typeof place.leads === 'string') return [place]
  return [place, ...place.leads.answers.flatMap(({ id }) => allPlaces(`${from}/${id}`))]
}
