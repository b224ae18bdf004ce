import { resources } from '@/contract/registry'
import { fail } from '../answers'
import { record } from '../journal'
import { accountHandlers } from './accounts'
import { citiesOfCountry } from './cities'
import { contentsOfType } from './contents'
import { fileHandlers } from './files'
import { resourceHandlers } from './resource'

/** Every call of the provider. */
export const handlers = [
  ...accountHandlers,
  citiesOfCountry,
  contentsOfType,
  ...fileHandlers,
  ...Object.values(resources).flatMap((resource) => resourceHandlers(resource)),
]

/** Answers unknown calls with 404. Tests omit it, so that such a call fails there. */
export function unknownCall(request: Request) {
  const response = fail(request, 404, 'no such call')
  record(request, response.status, performance.now())
  return response
}
