import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenErrors } from '../support/browser/admin-states'
import { until, visit } from '../support/browser/chromium'
import { looks } from '../support/browser/looks'
import { openSite } from '../support/browser/open-site'
import { corners, lookAt, photo, plainPhotos, type Shot, traces, transparentLogo } from '../support/browser/photos'
import { pixelComparer } from '../support/browser/pixels'
import { full } from '../support/full'
import { tokenOf } from '../support/provider-preview'

// What the form sends of the pictures and documents that staff choose.

const { site, browser } = await openSite()
const [look = { locale: 'fr', width: 360, scheme: 'light' } as const] = looks

const shot = (n: number): Shot => ({
  orientation: (n % 8) + 1,
  littleEndian: n % 2 === 0,
  gps: n % 3 !== 1,
  thumbnail: n % 5 !== 2,
  xmp: n % 4 !== 3,
  photoshop: n % 7 < 4,
  comment: n % 6 > 2,
})

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Creates a news item with a gallery, once `note` is shown. Returns the files that the provider has received. */
async function sendGallery(title: string, files: Chosen[], note?: RegExp): Promise<Buffer[]> {
  const { context, page, errors } = await visit(browser, { ...look, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/actualites?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Titre/).fill(title)
  await dialog.getByLabel(/^Description/).fill('Le détail')
  await dialog.locator('input[type=file][multiple]').setInputFiles(files)
  if (note) await dialog.getByText(note).waitFor()
  // Without a note the form is submitted before the pictures are encoded, and waits for them.
  await dialog.getByRole('button', { name: 'Ajouter l’actualité' }).click()
  await page.getByText('Actualité créée avec succès').waitFor({ timeout: 120_000 })
  expect(errors).toEqual([])
  await context.close()
  const items: unknown = await (await fetch(`${site.url}/api/actualites`)).json()
  const item = (items as { titre: string; details: { galleryPhotos: string[] } }[]).find(({ titre }) => titre === title)
  const addresses = item?.details.galleryPhotos ?? []
  return Promise.all(
    addresses.map(async (address) => Buffer.from(await (await fetch(new URL(address, site.url))).arrayBuffer())),
  )
}

/** Draws a picture with flat areas in the browser. Returns the file. */
async function drawn(width: number, height: number, type: string): Promise<Buffer> {
  const { page } = await visit(browser)
  const data = await page.evaluate(
    ([wide, high, mime]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('No canvas')
      for (let bar = 0; bar < 12; bar += 1) {
        context.fillStyle = `hsl(${bar * 30} 60% 50%)`
        context.fillRect((bar * wide) / 12, high * ((bar * 7) % 12) * 0.08, wide / 14, high)
      }
      return canvas.toDataURL(mime).split(',')[1] ?? ''
    },
    [width, height, type] as const,
  )
  return Buffer.from(data, 'base64')
}

test(`${full ? 30 : 3} photos are sent upright, small, and without what the camera wrote; a logo of 120 × 80 and a light chart in their own size and as they are`, async () => {
  const plain = await plainPhotos(browser, 1800, 1350)
  const shots = Array.from({ length: full ? 30 : 3 }, (_, n) => shot(n))
  const files = shots.map((one, n) => ({ name: `IMG_${n}.jpg`, mimeType: 'image/jpeg', buffer: photo(plain, one) }))
  const light = [await drawn(120, 80, 'image/png'), await drawn(1400, 900, 'image/png')]
  expect(Math.max(...light.map(({ length }) => length))).toBeLessThan(60_000)
  const drawings = light.map((buffer, n) => ({ name: `graphique-${n}.png`, mimeType: 'image/png', buffer }))
  const all = await sendGallery('Zéphyr', [...files, ...drawings])
  expect(all).toHaveLength(shots.length + light.length)
  expect(all.slice(shots.length).map((bytes) => bytes.length)).toEqual(light.map((bytes) => bytes.length))
  for (const [n, bytes] of all.slice(0, shots.length).entries()) {
    const { orientation = 1 } = shots[n] ?? {}
    const turned = orientation > 4
    expect(traces.filter((trace) => files[n]?.buffer.includes(trace))).not.toEqual([])
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual([])
    expect(bytes.toString('latin1', 6, 10)).toBe('JFIF')
    expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
    expect(await lookAt(browser, bytes)).toEqual({
      width: turned ? 1200 : 1600,
      height: turned ? 1600 : 1200,
      colours: corners[orientation],
    })
  }
})

test.runIf(full)('a light picture is never sent heavier than it is without its metadata', async () => {
  const { light } = await plainPhotos(browser, 900, 675)
  // An upright picture is sent unchanged; a rotated one is re-encoded.
  const shots = [shot(8), shot(5)]
  expect(shots.map(({ orientation }) => orientation)).toEqual([1, 6])
  const files = shots.map((one, n) => ({
    name: `IMG_${n}.jpg`,
    mimeType: 'image/jpeg',
    buffer: photo({ large: light, small: light.subarray(0, 0) }, { ...one, thumbnail: false }),
  }))
  const note = /^Une image déjà légère est envoyée telle quelle, sans lieu ni date de prise de vue\.$/
  const sent = await sendGallery('Alizé', files, note)
  expect(sent[0]?.equals(light)).toBe(true)
  expect(sent[1]?.length).toBeLessThanOrEqual(light.length)
  for (const bytes of sent) expect(traces.filter((trace) => bytes.includes(trace))).toEqual([])
  expect(await lookAt(browser, sent[1] ?? Buffer.alloc(0))).toMatchObject({ colours: corners[6] })
})

test.runIf(full)(
  'a light transparent PNG loses its metadata only; an animation is sent unchanged, which a note says',
  async () => {
    const logo = await transparentLogo(browser)
    const gif = Buffer.from(
      'R0lGODlhAQABAPAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJMAQA7',
      'base64',
    )
    const files = [
      { name: 'logo.png', mimeType: 'image/png', buffer: logo },
      { name: 'anime.gif', mimeType: 'image/gif', buffer: gif },
    ]
    const note = /^Une image animée est envoyée telle quelle, avec ce qui y est écrit/
    const [picture = Buffer.alloc(0), animation] = await sendGallery('Mistral', files, note)
    expect(animation?.equals(gif)).toBe(true)
    expect(logo.includes('Douala, Akwa')).toBe(true)
    expect(picture.includes('Douala, Akwa')).toBe(false)
    expect(picture.length).toBeLessThan(logo.length)
    expect((await (await pixelComparer(browser)).compare(picture, logo)).largest).toBe(0)
  },
)

test('what is no picture is refused with the sentence of the specification, which stays, and nothing is sent', async () => {
  const { page } = await visit(browser, { ...look, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/slides?open=create`)
  const dialog = page.getByRole('dialog')
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()))
  await dialog.getByLabel(/^Titre/).fill('Avec image')
  await dialog.getByLabel(/^Description/).fill('Le détail')
  const broken = Buffer.from('no picture at all')
  for (const [name, mimeType] of [
    ['notes.txt', 'text/plain'],
    ['abîmée.jpg', 'image/jpeg'],
  ] as const) {
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: broken })
    // The form is submitted before the file has been read.
    await dialog.getByRole('button', { name: 'Ajouter le slide' }).click()
    const sentence = dialog.getByText(
      new RegExp(
        `^Veuillez sélectionner une image valide – «\\s${name}\\s» n’est pas retenue\\s: ce fichier ne s’ouvre pas`,
      ),
    )
    await sentence.waitFor()
    // The preview of a file fails only later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await sentence.count()).toBe(1)
    expect(await dialog.getByText(`${name} (`).count()).toBe(0)
  }
  expect(writes).toEqual([])
  expect(await screenErrors(page, 'refused')).toEqual([])
})

test('a document that changes on the disk after its choice is asked for again, and is then sent as it is', async () => {
  const { page, errors } = await visit(browser, { ...look, token: await tokenOf(site.url) })
  const file = join(mkdtempSync(join(tmpdir(), 'cdec-document-')), 'Bilan 5 % – n° 2 #3 été.pdf')
  writeFileSync(file, '%PDF-1.4 first')
  await page.goto(`${site.url}/Admin/publications?open=create`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Titre/).fill('Bilan de l’exercice')
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await dialog
      .getByLabel(/^Document/)
      .first()
      .click()
    await (await chooser).setFiles(file)
  }
  await choose()
  writeFileSync(file, '%PDF-1.4 second, longer')
  const send = dialog.getByRole('button', { name: 'Ajouter la publication' })
  await send.click()
  await dialog
    .getByText(/^Le fichier a changé depuis son choix, ou n’est plus à sa place\s: choisissez-le de nouveau/)
    .first()
    .waitFor()
  await choose()
  // The same choice once more changes nothing: Chromium sends the event of a chooser that is closed without a choice.
  await dialog.locator('input[type=file][accept*=pdf]').setInputFiles(file)
  await send.click()
  await page.getByText('Publication créée avec succès').waitFor()
  const rows: unknown = await (await fetch(`${site.url}/api/publications`)).json()
  const row = (rows as { title: string; document: string }[]).find(({ title }) => title === 'Bilan de l’exercice')
  const stored = await fetch(new URL(row?.document ?? '', site.url))
  expect(await stored.text()).toBe('%PDF-1.4 second, longer')
  expect(errors).toEqual([])
})

const sizes = [{ ...look, width: 320 }, ...looks]

test.runIf(full).each(sizes)('a chosen picture: $locale at $width px, $scheme', async (one) => {
  const plain = await plainPhotos(browser, 2000, 1500)
  const { page, errors } = await visit(browser, { ...one, token: await tokenOf(site.url) })
  const button = (fr: RegExp, en: RegExp) =>
    page.getByRole('dialog').getByRole('button', { name: one.locale === 'fr' ? fr : en })
  const cost = page.getByText(one.locale === 'fr' ? /^Coûte .* à chaque lecteur/ : /^Costs each reader /)
  await page.goto(`${site.url}/Admin/slides?open=create`)
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'IMG_20260302_1020_inauguration_de_l_agence_de_Douala.jpg',
      mimeType: 'image/jpeg',
      buffer: photo(plain, shot(5)),
    })
  await cost.waitFor()
  const found = await screenErrors(page, 'prepared')
  await button(/^Recadrer/, /^Crop/).press('Enter')
  const zoom = page.getByRole('dialog').getByRole('slider').first()
  await zoom.waitFor()
  found.push(...(await screenErrors(page, 'crop')))
  // By keyboard: the zoom is doubled, and the frame moved to the left.
  await zoom.press('End')
  await page.getByRole('dialog').getByRole('slider').nth(1).press('Home')
  await button(/^Appliquer le cadrage$/, /^Apply the crop$/).press('Enter')
  await zoom.waitFor({ state: 'detached' })
  await page.getByText(/375\s×\s234\spx/).waitFor()
  // The focus returns to the button that opened the frame.
  await until(page, () => /^(?:Recadrer|Crop)/.test(document.activeElement?.textContent ?? ''))
  await button(/^Envoyer l’original/, /^Send the original/).press('Enter')
  await button(/^Envoyer l’image préparée$/, /^Send the prepared image$/).waitFor()
  found.push(...(await screenErrors(page, 'original')))

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: heic,
  })
  await page
    .getByText(/photo HEIC|HEIC photo/)
    .last()
    .waitFor()
  found.push(...(await screenErrors(page, 'HEIC')))
  expect(found).toEqual([])
  expect(errors).toEqual([])
})

test.runIf(full)('a photo of 48 megapixels holds no frame for over 100 ms', async () => {
  const plain = await plainPhotos(browser, 8000, 6000)
  const { page } = await visit(browser, { ...look, token: await tokenOf(site.url) })
  await page.goto(`${site.url}/Admin/slides?open=create`)
  const field = page.getByRole('dialog').locator('input[type=file]')
  await field.waitFor({ state: 'attached' })
  // The chunks that the first picture loads are not measured.
  await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: plain.small })
  await page.getByText(/^Coûte .* à chaque lecteur/).waitFor()
  await field.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: plain.large })
  const longest = page.evaluate(async () => {
    let longestFrame = 0
    let last = performance.now()
    while (!/8\s?000|8000/.test(document.body.textContent)) {
      await new Promise(requestAnimationFrame)
      longestFrame = Math.max(longestFrame, performance.now() - last)
      last = performance.now()
    }
    return longestFrame
  })
  expect(await longest).toBeLessThan(100)
})
