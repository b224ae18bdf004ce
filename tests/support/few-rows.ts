import { seeds } from '@mocks/seeds/all'
import type { Data } from '@mocks/seeds/seed-provider'

const whole = new Set(['users', 'pays', 'villes'])

/** The seeds with the first four records of each list: a story about one record renders no table of 25 rows. */
export const fewRows: Data = {
  ...seeds,
  records: Object.fromEntries(
    Object.entries(seeds.records).map(([name, records]) => [
      name,
      whole.has(name) ? records : records.filter((record) => Number(Object(record).id) <= 4),
    ]),
  ),
}
