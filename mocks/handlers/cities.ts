import { answer, fail } from '../answers'
import { table } from '../db'
import { route } from '../route'

/** The cities of one country, by their name. */
export const citiesOfCountry = route('get', '/api/pays/:pays/villes', 'public', ({ request, params, locale }) => {
  const pays = Number(params.pays)
  if (!table('pays').find('id', pays, locale)) return fail(request, 404, 'not found')
  const cities = table('villes').all(locale)
  return answer(cities.filter((city) => Number(city.pays_id) === pays))
})
