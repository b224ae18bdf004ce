import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { loadCatalog } from '@/i18n/catalogs'

/** What a link to the contact page may say of the message: `cas` is the slug of a case, `reponses` the answers of the finder (`justice/juge`). */
interface SubjectSearch {
  sujet?: string | undefined
  cas?: string | undefined
  reponses?: string | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A search without results. It is in no address, because it may be private. */
    question?: string
  }
}

/** The initial content of a message: the subject of the mail and the text. */
export interface Subject {
  subject: string
  message: string
}

/** The subject that the address asks for; undefined where there is none, and until the texts of the cases have come. */
export function useSubject({ sujet, cas, reponses }: SubjectSearch, question?: string): Subject | undefined {
  const [subject, setSubject] = useState<Subject>()
  useEffect(() => {
    let current = true
    const read = async () => {
      const next = question ? aboutQuestion(question) : await subjectOf({ sujet, cas, reponses })
      if (current) setSubject(next)
    }
    read().catch((error: unknown) => console.warn('The subject of the message could not be written', error))
    return () => {
      current = false
    }
  }, [sujet, cas, reponses, question])
  return subject
}

async function subjectOf({ sujet, cas, reponses }: SubjectSearch): Promise<Subject | undefined> {
  if (cas) return aboutCase(cas)
  if (reponses !== undefined) return aboutAnswers(reponses)
  if (sujet !== 'mot-de-passe') return undefined
  return {
    subject: i18n._(msg`Mot de passe oublié`),
    message: i18n._(msg`J’ai oublié le mot de passe de mon compte. Comment puis-je en choisir un nouveau ?`),
  }
}

async function aboutCase(slug: string): Promise<Subject | undefined> {
  const [{ findCase }] = await Promise.all([import('@/site/services/cases/cases'), loadCatalog('families')])
  const subjectCase = findCase(slug)
  if (subjectCase === undefined) return undefined
  const title = i18n._(subjectCase.title)
  return {
    subject: title,
    message: i18n._(
      msg`Ma demande porte sur le cas « ${title} ».\nPouvez-vous me confirmer les pièces à apporter, les frais et les délais ?`,
    ),
  }
}

function aboutQuestion(question: string): Subject {
  return {
    subject: question,
    message: i18n._(
      msg`J’ai cherché « ${question} » sur le site, sans trouver ma réponse.\nPouvez-vous me dire quelle démarche me concerne ?\n\nMa situation :\n`,
    ),
  }
}

async function aboutAnswers(answers: string): Promise<Subject | undefined> {
  const [{ stepOf }] = await Promise.all([import('@/site/finder/paths'), loadCatalog('finder')])
  const step = stepOf(answers)
  if (step === undefined) return undefined
  const lines = step.pastAnswers.map(({ question, answer }) => `– ${i18n._(question.text)} ${i18n._(answer.label)}`)
  const intro = i18n._(msg`Je ne trouve pas le cas qui correspond à ma situation.`)
  const answerLines = lines.length === 0 ? [] : [i18n._(msg`Mes réponses :`), ...lines]
  return {
    subject: i18n._(msg`Trouver mon cas`),
    message: [intro, ...answerLines, '', i18n._(msg`Ma situation :`), ''].join('\n'),
  }
}
