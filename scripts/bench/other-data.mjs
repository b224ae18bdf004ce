import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../chromium.mjs'

const count = 40
const word = 'consignation '

/** Other contents than the built-in ones, as a file for the provider: titles of one word and of 200 characters in turn, texts of none to ten paragraphs, photographs of about 200 KiB, every fifth row without one. */
export async function writeOtherData() {
  const photos = await makePhotos(6)
  const rows = (fields) => Array.from({ length: count }, (_, n) => ({ id: n + 1, ...fields(n) }))
  const both = (text) => ({ fr: text, en: text })
  const title = (n) => both(n % 2 === 0 ? `Avis ${n}` : `${n} ${word.repeat(20)}`.slice(0, 200).trim())
  const text = (n) => both(`${word.repeat(40)}. `.repeat(n % 11).trim())
  const html = (n) => both(`<h2>${word}</h2>${`<p>${word.repeat(60)}</p>`.repeat(1 + (n % 11))}`)
  const photo = (n) => (n % 5 === 4 ? '' : `/api/files/photo-${n % 6}.jpg`)
  const day = (n) => `2026-0${1 + (n % 9)}-1${n % 10}`
  const data = {
    slides: rows((n) => ({ title: title(n), description: text(n % 3), image: photo(n), order: n + 1 })).slice(0, 5),
    communications: rows((n) => ({
      title: title(n),
      description: text(n),
      photo: photo(n),
      communication_date: day(n),
    })),
    publications: rows((n) => ({ title: title(n), description: text(n), photo: photo(n), publication_date: day(n) })),
    reglementations: rows((n) => ({ title: title(n), document: '' })),
    videos: rows((n) => ({ title: title(n), youtube_id: `abcdefghi${10 + n}`, date: day(n) })),
    actualites: rows((n) => ({
      slug: `avis-${n}`,
      titre: title(n),
      description: text(n),
      image: photo(n),
      datePublication: day(n),
      details: { imagePrincipale: photo(n), galleryPhotos: [], actualite_id: n + 1 },
    })),
    interviews: rows((n) => ({
      slug: `entretien-${n}`,
      titre: title(n),
      description: text(n),
      date: day(n),
      source: '',
      imagePrincipaleUrl: photo(n),
      details: { introduction: text(1), contenu: html(n) },
    })),
    missions: rows((n) => ({ titre: title(n) })).slice(0, 12),
    presentations: [{ id: 1, description: html(8) }],
    domaines: rows((n) => ({ nom: title(n) })).slice(0, 12),
    stats: rows((n) => ({ label: title(n), value: n * 1111 })).slice(0, 12),
    sponsors: rows((n) => ({ nom: title(n), description: text(n), image: photo(n) })),
    files: photos,
  }
  const file = join(mkdtempSync(join(tmpdir(), 'cdec-')), 'data.json')
  writeFileSync(file, JSON.stringify(data))
  return file
}

/** Photographs of 1,600 × 1,000 px: grain over a gradient, which compresses as badly as a photograph. */
async function makePhotos(wanted) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const made = await page.evaluate(draw, wanted)
    return Object.fromEntries(made.map((base64, n) => [`photo-${n}.jpg`, `base64:${base64}`]))
  } finally {
    await browser.close()
  }
}

function draw(wanted) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
  const context = canvas.getContext('2d')
  return Array.from({ length: wanted }, (_, n) => {
    const pixels = context.createImageData(1600, 1000)
    for (let at = 0; at < pixels.data.length; at += 4) {
      const grain = ((at * 2654435761 + n) % 97) / 8
      pixels.data.set(
        [(at / 25_600) % 256, (at / 51_200 + 40 * n) % 256, 120, 255].map((one) => one + grain),
        at,
      )
    }
    context.putImageData(pixels, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.93).split(',')[1]
  })
}
