import type { MessageDescriptor } from '@lingui/core'
import { serviceQuestions } from '@/site/help/service-questions'
import { siteQuestions } from '@/site/help/site-questions'
import { administrativeConsignments } from '@/site/services/administrative-consignments'
import { conventionalConsignments } from '@/site/services/conventional-consignments'
import { deposits } from '@/site/services/deposits'
import { judicialConsignments } from '@/site/services/judicial-consignments'
import { type SearchEntry, searchEntry } from './search-entry'
import { staticPages } from './static-pages'

const services = [administrativeConsignments, judicialConsignments, conventionalConsignments, deposits]
const questions = [...serviceQuestions, ...siteQuestions]

type Say = (text: MessageDescriptor) => string

/** What the site itself says, whatever the provider answers: its pages, its services and each of their activities. */
export function serviceEntries(say: Say): SearchEntry[] {
  return services.flatMap(({ path, title, lead, definition, entries, advantages }) => [
    searchEntry({
      id: path,
      title: say(title),
      text: [lead, ...definition, ...advantages.map(({ text }) => text)].map(say).join(' '),
      to: path,
      page: true,
    }),
    ...entries.list.map((entry, index) =>
      searchEntry({
        id: `${path}-${index}`,
        title: say(entry.title),
        text: `${say(title)}. ${say(entry.text)}`,
        to: path,
        hash: 'activites',
      }),
    ),
  ])
}

export function pageEntries(say: Say): SearchEntry[] {
  return staticPages.map(({ to, title, text }) =>
    searchEntry({ id: to, title: say(title), text: say(text), to, page: true }),
  )
}

export function questionEntries(say: Say): SearchEntry[] {
  return questions.map(({ id, question, answer }) =>
    searchEntry({
      id: `question-${id}`,
      title: say(question),
      text: answer.map(say).join(' '),
      to: '/guide_utilisateurs',
      hash: id,
    }),
  )
}
