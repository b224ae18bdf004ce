import { contents } from '@/contract/contents'
import { say } from '../answers'
import { route } from '../route'
import { answerList } from './lists'
import { exists } from './validate'

/** The parts of lists that have an address of their own: the cities of a country, and the contents of a type. */
export const partHandlers = [
  route('get', '/api/pays/:pays/villes', 'public', (call) => {
    const id = Number(call.params.pays)
    if (!exists('pays', id)) return say(call.request, 'not found', 404)
    return answerList(call, { from: 'villes', where: { pays: { id: { equals: id } } }, orderBy: [{ id: 'asc' }] })
  }),
  route('get', `${contents.path}/:type`, 'public', (call) =>
    answerList(call, {
      from: 'contents',
      where: { type: { equals: call.params.type } },
      orderBy: [{ id: 'asc' }],
      wrapping: contents.wraps.list,
    }),
  ),
]
