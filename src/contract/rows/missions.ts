import * as v from 'valibot'
import { defineRows } from './define-rows.ts'
import { id, text } from './row-fields.ts'

export const missions = defineRows({
  name: 'missions',
  path: '/api/missions',
  key: 'id',
  one: 'list',
  page: { path: '/missions' },
  texts: ['titre'],
  row: v.object({ id, titre: text }),
})
