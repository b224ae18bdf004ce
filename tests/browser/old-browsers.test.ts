import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filesComplete } from '../support/browser/cached-files'
import { type Visitor, visit } from '../support/browser/chromium'
import { isNetworkError } from '../support/browser/offline'
import { hydrated, quietly } from '../support/browser/open-page'
import { openSite, startSite } from '../support/browser/open-site'
import { photo } from '../support/browser/photos'
import { copyBuild, resign } from '../support/browser/releases'
import { full } from '../support/full'

// The site in the oldest supported browsers (build/browsers.ts): whatever is newer is deleted from windows and workers.

/** Runs in a window or a worker. The names behind an object are its own properties; `globalThis` has the newer globals. */
function deleteNewer(): void {
  const newer: Record<string, string> = {
    URL: 'canParse parse',
    'URLSearchParams.prototype': 'size',
    AbortSignal: 'any',
    Promise: 'withResolvers try',
    Array: 'fromAsync',
    Object: 'groupBy',
    Map: 'groupBy',
    'Map.prototype': 'getOrInsert getOrInsertComputed',
    'Set.prototype': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    'Iterator.prototype': 'map filter take drop flatMap reduce toArray forEach some every find',
    'String.prototype': 'isWellFormed toWellFormed',
    'ArrayBuffer.prototype': 'transfer transferToFixedLength resize',
    'Uint8Array.prototype': 'toBase64 toHex setFromBase64 setFromHex',
    Uint8Array: 'fromBase64 fromHex',
    RegExp: 'escape',
    Math: 'sumPrecise f16round',
    Error: 'isError',
    Intl: 'Segmenter DurationFormat',
    'Response.prototype': 'bytes',
    'Blob.prototype': 'bytes',
    ReadableStream: 'from',
    'Element.prototype': 'checkVisibility getHTML setHTML setHTMLUnsafe moveBefore ariaNotify',
    'HTMLElement.prototype': 'popover showPopover hidePopover togglePopover editContext writingSuggestions',
    'HTMLButtonElement.prototype': 'popoverTargetElement popoverTargetAction commandForElement command',
    'HTMLDialogElement.prototype': 'closedBy requestClose',
    'Document.prototype': 'startViewTransition caretPositionFromPoint',
    Document: 'parseHTML parseHTMLUnsafe',
    CSS: 'highlights',
    'Navigator.prototype':
      'connection userAgentData setAppBadge clearAppBadge virtualKeyboard scheduling windowControlsOverlay',
    'ServiceWorkerRegistration.prototype': 'periodicSync sync backgroundFetch',
    'InstallEvent.prototype': 'addRoutes',
    globalThis:
      'CloseWatcher scheduler requestIdleCallback cancelIdleCallback navigation Iterator Highlight Temporal ' +
      'showOpenFilePicker showSaveFilePicker launchQueue documentPictureInPicture fetchLater SuppressedError DisposableStack',
  }
  for (const [path, names] of Object.entries(newer)) {
    let owner: unknown = globalThis
    if (path !== 'globalThis') for (const name of path.split('.')) owner = owner && Reflect.get(Object(owner), name)
    if (owner) for (const name of names.split(' ')) Reflect.deleteProperty(Object(owner), name)
  }
  if (typeof ReadableStream !== 'undefined') Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
}

/** Copies the build; its workers begin with the deletion. */
function oldBuild(): string {
  const folder = copyBuild()
  const workers = readdirSync(join(folder, 'assets/admin')).filter((name) => /worker-.*\.js$/.test(name))
  expect(workers).not.toEqual([])
  for (const file of ['sw.js', ...workers.map((name) => `assets/admin/${name}`)]) {
    const path = join(folder, file)
    writeFileSync(path, `(${String(deleteNewer)})();${readFileSync(path, 'utf8')}`)
  }
  resign(folder)
  return folder
}

const { browser, site: shared } = await openSite()
const site = await startSite({ provider: shared.url, outDir: oldBuild() })

async function open(path: string, visitor: Visitor = {}) {
  const opened = await visit(browser, { worker: true, ...visitor })
  await opened.context.addInitScript(deleteNewer)
  await opened.page.goto(site.url + path)
  return opened
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
/** Presses the first button or link with this name. */
const press = (place: Page | Locator, role: 'button' | 'link', name: string | RegExp) =>
  place.getByRole(role, { name }).first().click()

/** Chooses a page in the menu of a phone. */
async function choosePresentation(page: Page) {
  await press(page, 'button', 'Menu')
  await press(page.getByRole('dialog', { name: 'Menu' }), 'link', 'Présentation')
  await page.waitForURL('**/lacdec')
}

const naturalWidth = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('main img[src^="/api/"]')?.naturalWidth ?? 0)

test('a reader finds, searches, reads on without a network, and changes the language', async () => {
  const { page, context, errors } = await open('/publications', { width: 360 })
  await hydrated(page)
  expect(await page.evaluate(() => 'canParse' in URL || 'CloseWatcher' in window)).toBe(false)
  await filesComplete(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0)
  await page.getByRole('searchbox').fill('rapport annuel')
  await page.waitForURL('**/publications?*q=rapport*')
  await choosePresentation(page)
  await page.locator('main p').first().waitFor()
  await press(page, 'button', /^Rechercher/)
  await page.getByRole('dialog').getByRole('searchbox').fill('caution en clair')
  await press(page.getByRole('dialog'), 'link', /caution en clair/)
  await page.waitForURL('**/interviews/*')
  await heading(page, /caution en clair/)
  expect(errors.splice(0)).toEqual([])
  await context.setOffline(true)
  const report = page.getByText(/Rapport annuel\s2025/).first()
  // A picture that is not on the device fails without the network, and no later.
  await quietly(page, async () => {
    await page.goto(`${site.url}/publications`)
    await report.waitFor()
    // Their pictures are asked for as the rows come.
    await expect.poll(() => page.locator('main article').count()).toBe(30)
  })
  expect(errors.splice(0).filter((error) => !isNetworkError(error))).toEqual([])
  await context.setOffline(false)
  // The switch names the page that the application has navigated to.
  await choosePresentation(page)
  await press(page, 'link', /English/)
  await page.waitForURL('**/en/lacdec')
  await hydrated(page)
  // Pictures are tried again as soon as the page is online, which Chromium tells the worker a moment later.
  expect(errors.filter((error) => !isNetworkError(error))).toEqual([])
})

test.runIf(full)('an editor signs in, publishes a photo, corrects and deletes it, and signs out', async () => {
  const { page, errors } = await open('/loginadmin')
  const form = page.locator('main form')
  await form.getByLabel('Adresse électronique').fill('admin@cdec.cm')
  await form.getByLabel(/^Mot de passe/).fill('motdepasse')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await heading(page, 'Tableau de bord')
  await page.goto(`${site.url}/Admin/communiques?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Titre/).fill('Zéphyr un avis')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(1, 3000, 2000) }
  await page.locator('input[type=file][accept*=image]').setInputFiles(file)
  await dialog.getByText(/ → /).waitFor()
  await dialog.getByRole('button', { name: 'Ajouter le communiqué' }).click()
  await page.getByText('Communication créée avec succès').waitFor()
  await page.goto(`${site.url}/Admin/communiques?q=Zéphyr`)
  await page.getByRole('button', { name: 'Modifier Zéphyr un avis' }).click()
  await dialog.getByLabel(/^Titre/).fill('Zéphyr un autre avis')
  await dialog.getByRole('button', { name: 'Mettre à jour le communiqué' }).click()
  await page.getByText('Communication mise à jour avec succès').waitFor()
  await page.getByRole('button', { name: 'Supprimer Zéphyr un autre avis' }).click()
  await page.getByRole('button', { name: 'Oui, supprimer!' }).click()
  await page.getByText('Supprimé!').waitFor()
  await page.goto(`${site.url}/Admin/dashboard`)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.waitForURL('**/loginadmin')
  expect(errors).toEqual([])
})

/** What style sheets use that is newer than the oldest supported browsers, since when, and what older ones have in its place. */
const newerStyles = [
  { use: /content:[^;}]*\/\s*""/, since: 'Firefox 128, Safari 17.4', falls: 'before' },
  { use: /position-area|animation-timeline|view-timeline/, since: 'Chrome 129, Safari 26', falls: 'supports' },
  { use: /:popover-open/, since: 'Chrome 114, Firefox 125, Safari 17', falls: 'supports' },
  { use: /::details-content/, since: 'Chrome 131, Firefox 143, Safari 18.4', falls: 'alone' },
  { use: /:has\(/, since: 'Firefox 121', falls: 'alone' },
  { use: /\(scripting:/, since: 'Chrome 120, Safari 17', falls: 'alone' },
  {
    use: /text-wrap:|scrollbar-width:|font-size-adjust:/,
    since: 'Chrome 127, Firefox 121, Safari 18.2',
    falls: 'alone',
  },
  { use: /light-dark\(|@starting-style|field-sizing|interpolate-size|@scope|sibling-index\(|if\(/, falls: 'never' },
] as const

/** Returns the rules of a compressed sheet, each with the selectors and conditions around it, outermost first. */
function rulesOf(css: string) {
  const [around, rules]: [string[], { around: string[]; declarations: string }[]] = [[], []]
  for (const [, text = '', end] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') around.push(text)
    else {
      rules.push({ around: [...around], declarations: text })
      around.pop()
    }
  }
  return rules
}

test('what a style sheet uses that is newer than a supported browser has something in its place there', () => {
  const folders = ['dist/assets', 'dist/assets/admin']
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const rules = files.flatMap((file) => (file.endsWith('.css') ? rulesOf(readFileSync(file, 'utf8')) : []))
  const lost = newerStyles.flatMap(({ use, falls }) =>
    rules.filter(({ around, declarations }) => {
      const [selectors = ''] = around.slice(-1)
      if (!use.test(selectors) && !use.test(declarations)) return false
      // An unknown selector takes the others of its rule along, but for those in `:is` and conditions of `@media`.
      const isAlone =
        !use.test(selectors) ||
        /^@media|:is\(/.test(selectors) ||
        selectors.split(/,(?![^(]*\))/).every((selector) => use.test(selector))
      const isGuarded = around.some((condition) => condition.startsWith('@supports'))
      // The same property stands before it, as older browsers know it.
      const isRepeated = /content:[^;]+;content:[^;}]*\/\s*""/.test(declarations)
      return !{ before: isRepeated, supports: isGuarded, alone: isAlone, never: false }[falls]
    }),
  )
  expect(lost).toEqual([])
})
