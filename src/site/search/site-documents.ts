import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { serviceQuestions, siteQuestions } from '@/site/help/questions'
import { administrativeConsignments } from '@/site/services/administrative-consignments'
import { cases } from '@/site/services/cases/cases'
import { conventionalConsignments } from '@/site/services/conventional-consignments'
import { deposits } from '@/site/services/deposits'
import { judicialConsignments } from '@/site/services/judicial-consignments'
import type { SearchDocument } from './search-index'
import type { SearchWords } from './words/words'

const services = [administrativeConsignments, judicialConsignments, conventionalConsignments, deposits]
const questions = [...serviceQuestions, ...siteQuestions]

type Translate = (text: MessageDescriptor) => string

/** A page of the site, as its route describes it (routes/-page.ts). */
export interface SitePage {
  path: string
  title: MessageDescriptor
  about: MessageDescriptor
}

/** The texts of the site itself: its cases, services, pages and the questions of its guide. */
export function siteDocuments(translate: Translate, words: SearchWords, pages: readonly SitePage[]): SearchDocument[] {
  const join = (texts: readonly MessageDescriptor[]) => texts.map(translate).join(' ')
  return [
    ...cases.map(({ slug, heading, title, text, outcome, family }) => ({
      id: slug,
      kind: 'cases',
      label: msg`Démarche`,
      slug,
      title: translate(title),
      text: translate(text),
      keywords: words.cases[slug],
      details: join([heading, outcome, family.title]),
      to: `/cas/${slug}`,
    })),
    ...services.map(({ family: { path, title }, lead, definition, advantages }) => ({
      id: path,
      kind: 'services',
      label: msg`Service`,
      title: translate(title),
      text: join([lead, ...definition, ...advantages.map(({ text }) => text)]),
      to: path,
    })),
    ...pages
      .filter(({ path }) => !services.some(({ family }) => family.path === path))
      .map(({ path, title, about }) => ({
        id: path,
        kind: 'pages',
        label: msg`Page`,
        title: translate(title),
        text: translate(about),
        to: path,
      })),
    ...questions.map(({ id, question, answer }) => ({
      id: `question-${id}`,
      kind: 'questions',
      label: msg`Question`,
      title: translate(question),
      text: join(answer),
      to: '/guide_utilisateurs',
      hash: id,
    })),
  ]
}
