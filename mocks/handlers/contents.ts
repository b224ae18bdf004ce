import { contents } from '@/contract/contents'
import { route } from '../route'
import { answerList } from './lists'

/** Answers the contents of one type; [] for an unknown type. */
export const contentsOfType = route('get', `${contents.path}/:type`, 'public', (call) =>
  answerList(call, {
    from: 'contents',
    where: { type: { equals: call.params.type } },
    orderBy: [{ id: 'asc' }],
    wrapping: contents.wraps.list,
  }),
)
