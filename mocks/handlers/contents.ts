import { contents } from '@/contract/contents'
import { answer } from '../answers'
import { table } from '../db'
import { route } from '../route'
import { newestFirst } from './order'

/** Answers the contents of one type; [] for an unknown type. */
export const contentsOfType = route('get', `${contents.path}/:type`, 'public', ({ params, locale }) => {
  const rows = table('contents').all(locale)
  return answer(newestFirst(rows.filter((row) => row.type === params.type)), contents.wraps.list)
})
