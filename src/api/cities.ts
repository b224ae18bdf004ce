import { citiesOfCountry } from '@/contract/accounts'
import { villes } from '@/contract/villes'
import type { CallOptions } from './http'
import { requestWhole } from './pages'
import { readList } from './unwrap'

/** The cities of one country. */
export async function cities(pays: number, options: CallOptions = {}) {
  return readList(villes, await requestWhole(citiesOfCountry(pays), options))
}
