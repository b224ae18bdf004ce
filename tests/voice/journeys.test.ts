import { test } from 'vitest'
import { openWithVoice } from '../support/voice/journey'

// What Orca says on a journey with the keys of a listener: h is the next heading, b the next button, e the next field,
// k the next link, x the next checkbox, KP_Add reads on to the end.

test('a listener searches the site in English', async () => {
  const voice = await openWithVoice('/en', 'en')
  await voice.seek('b', /Search push button/)
  await voice.press('Return')
  await voice.type('consignee', /\d+ result/)
  await voice.seek('Tab', /Publication/)
  await voice.press('Return')
  await voice.toBe('search')
})

test('a listener finds the case and ticks a paper', async () => {
  const voice = await openWithVoice('/trouver-mon-cas')
  await voice.press('h', 'Down', 'Down')
  await voice.seek('k', /Un juge/)
  await voice.press('Return')
  await voice.seek('Tab', /Le juge demande/)
  await voice.press('Return')
  await voice.seek('Tab', /liberté/)
  await voice.press('Return', 'h', 'h', 'x', 'space')
  await voice.toBe('finder')
})
