import { type Answer, firstQuestion, type Question } from './questions'

export const finderPath = '/trouver-mon-cas'

/** A question that was answered; `path` is the address where it is asked. */
export interface Answered {
  path: string
  question: Question
  answer: Answer
}

/** Where an address of the finder stands: what was answered, and the question or the case that this leads to. */
export interface Place {
  path: string
  answered: readonly Answered[]
  leads: Answer['leads']
}

/** The place of answers as the address holds them, `justice/juge`; undefined where they lead nowhere. */
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

/** Every place, the first question first; those that lead to a case have no page of their own. */
export function allPlaces(from = ''): Place[] {
  const place = placeOf(from)
  if (place === undefined) return []
  if (typeof place.leads === 'string') return [place]
  return [place, ...place.leads.answers.flatMap(({ id }) => allPlaces(`${from}/${id}`))]
}
