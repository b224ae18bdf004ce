import * as v from 'valibot'
import { optionalDate, youtubeId } from './form-fields'
import { defineResource } from './resource'
import { videos as rows } from './rows/videos'
import { requiredText } from './text-fields'

export const videos = defineResource({
  ...rows,
  sends: 'json',
  creates: 'administrator',
  form: v.object({ title: requiredText, youtube_id: youtubeId, date: optionalDate }),
})
