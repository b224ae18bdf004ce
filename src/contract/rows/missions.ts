import * as v from 'valibot'
import { defineRows } from './define-rows'
import { id, text } from './row-fields'

export const missions = defineRows({
  name: 'missions',
  path: '/api/missions',
  key: 'id',
  wraps: { list: 'bare', one: 'bare' },
  one: 'list',
  reads: 'public',
  page: { path: '/missions' },
  row: v.object({ id, titre: text }),
})
