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

test('a listener finds a publication and opens its document', async () => {
  const voice = await openWithVoice('/publications')
  await voice.seek('h', /Rapport annuel 2025/)
  const opened = voice.context.waitForEvent('page')
  await voice.hear('Return', /^Finished loading/)
  await (await opened).close()
  await voice.toBe('publication')
})

test('a listener walks through the home page', async () => {
  const voice = await openWithVoice('/')
  await voice.seek('h', /Nous joindre/)
  await voice.toBe('home')
})

test('a listener signs up with errors', async () => {
  const voice = await openWithVoice('/inscription/usager')
  await voice.seek('e', /Nom complet/)
  await voice.press('Tab', 'shift+Tab')
  await voice.type('Awa Ndiaye')
  await voice.press('Return', 'Tab', 'Return')
  await voice.type('awa@exemple.cm')
  await voice.press('Return')
  await voice.toBe('sign-up')
})

test('a listener subscribes to the newsletter', async () => {
  const voice = await openWithVoice('/missions')
  await voice.seek('e', /adresse électronique/)
  await voice.press('Tab', 'shift+Tab')
  await voice.type('awa')
  await voice.press('Return')
  await voice.type('@exemple.cm')
  await voice.hear('Return', /prise en compte/)
  await voice.toBe('newsletter')
})

test('a listener changes the language', async () => {
  const voice = await openWithVoice('/missions')
  await voice.seek('k', /English/)
  await voice.hear('Return', /^Missions/)
  await voice.press('ctrl+Home', 'h')
  await voice.toBe('language')
})

test('an administrator signs in', async () => {
  const voice = await openWithVoice('/loginadmin')
  await voice.seek('e', /Adresse électronique/)
  await voice.press('Tab', 'shift+Tab')
  await voice.type('admin@cdec.cm')
  await voice.press('Tab')
  await voice.type('motdepasse')
  await voice.hear('Return', /Connexion réussie/)
  // Orca now and then misses the focus of a heading that has just appeared, and stays in the field that is gone.
  await voice.hear('Tab', /link|push button/)
  await voice.press('ctrl+Home', 'h')
  await voice.toBe('sign-in')
})

test('an administrator edits a mission, has a save refused, and removes another', async () => {
  const voice = await openWithVoice('/Admin/missions', 'fr', 'admin')
  await voice.seek('b', /Modifier Recevoir/)
  // Orca says the dialog's name and its form in one run, and its first field alone in another.
  await voice.hear('Return', /^Titre entry/)
  // "Entire document selected" in one run, the text of the field in another.
  await voice.hear('ctrl+a', /selected/, /(?!)/)
  await voice.press('Delete', 'ctrl+s', 'Tab', 'Return')
  await voice.type('Recevoir')
  await voice.hear('ctrl+s', /succès|successfully/)
  await voice.press('ctrl+Home')
  await voice.seek('b', /Supprimer Gérer/)
  await voice.press('Return', 'Tab')
  await voice.hear('Return', /Supprimé|Deleted|successfully/)
  await voice.toBe('editing')
})

test('an administrator writes a text with a list', async () => {
  const voice = await openWithVoice('/Admin/presentation?open=create', 'fr', 'admin')
  await voice.type('Trois missions')
  await voice.press('shift+Tab', 'Right', 'Right', 'Return')
  await voice.toBe('rich-text')
})

test('a listener loses the network and has it back', async () => {
  const voice = await openWithVoice('/publications')
  await voice.step('the network is gone', () => voice.context.setOffline(true), /hors ligne/)
  await voice.press('h')
  await voice.step('the network is back', () => voice.context.setOffline(false), /De nouveau en ligne/)
  await voice.toBe('offline')
})
