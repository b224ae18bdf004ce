import { contents, type contentTypes } from '@/contract/contents'
import { type CallOptions, request } from './http'
import { readList } from './unwrap'

/** The contents of one type. */
export async function contentsOfType(type: (typeof contentTypes)[number], options: CallOptions = {}) {
  return readList(contents, await request(`${contents.path}/${encodeURIComponent(type)}`, options))
}
