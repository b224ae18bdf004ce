import { fail } from '../answers'
import { route } from '../route'
import { answerList } from './lists'
import { exists } from './validate'

/** The cities of one country. */
export const citiesOfCountry = route('get', '/api/pays/:pays/villes', 'public', (call) => {
  const id = Number(call.params.pays)
  if (!exists('pays', id)) return fail(call.request, 404, 'not found')
  return answerList(call, { from: 'villes', where: { pays: { id: { equals: id } } }, orderBy: [{ id: 'asc' }] })
})
