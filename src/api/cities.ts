import { citiesOfCountry } from '@/contract/accounts'
import { villes } from '@/contract/villes'
import { type CallOptions, request } from './http'
import { readList } from './unwrap'

/** The cities of one country. */
export async function cities(pays: number, options: CallOptions = {}) {
  return readList(villes, await request(citiesOfCountry(pays), options))
}
