import * as v from 'valibot'
import { defineResource } from './resource'
import { id, text } from './rows/row-fields'
import { email } from './text-fields'

export const subscribers = defineResource({
  name: 'subscribers',
  path: '/api/subscribers',
  key: 'id',
  wraps: { list: 'data' },
  sends: 'json',
  repeatsId: true,
  reads: 'administrator',
  creates: 'public',
  row: v.object({ id, email: text }),
  form: v.object({ email }),
})
