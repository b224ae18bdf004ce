import * as v from 'valibot'
import { optionalDate, youtubeId } from './form-fields'
import { defineResource } from './resource'
import { videos as rows } from './rows/videos'
import { requiredLine } from './text-fields'

export const videos = defineResource({
  ...rows,
  sends: 'json',
  form: v.object({ title: requiredLine, youtube_id: youtubeId, date: optionalDate }),
})
