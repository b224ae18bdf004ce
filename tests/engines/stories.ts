import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isCachedWhole } from '../support/browser/offline'
import { lookAtPicture, photo } from '../support/browser/photos'
import { runSite, type Served } from '../support/browser/processes'
import type { Engine } from './engine'
import { until, type Visitor, visitor } from './visitor'

/** One day of a reader and of an editor, in one window of a browser that has never seen the site. */
export function tellStories(open: () => Promise<Engine>): void {
  let site: Served
  let engine: Engine
  let reader: Visitor

  beforeAll(async () => {
    ;[site, engine] = await Promise.all([runSite(), open()])
    reader = visitor(engine, site.url)
  })
  afterAll(async () => {
    await engine.close()
    await site.kill()
  })

  /** A step, in which no page reports an error. */
  const step = (story: string, act: () => Promise<void>) =>
    test(story, async () => {
      await act()
      expect(await engine.errors()).toEqual([])
    })

  step('a first visit: a second document half a second later offers no update', async () => {
    await engine.resize(447, 800)
    await reader.open('/')
    await reader.see('heading', /Caisse des Dépôts/)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await reader.open('/publications')
    await reader.see('heading', 'Publications')
    await reader.until(() => navigator.serviceWorker.controller?.state === 'activated')
    expect(await engine.run(() => document.body.innerText)).not.toContain('Une nouvelle version')
  })

  step('the menu opens, a click beside it closes it, and a page is chosen in it', async () => {
    await reader.open('/missions')
    await reader.click('button', 'Menu')
    await reader.see('dialog', 'Menu')
    await engine.clickAt(12, 400)
    await reader.miss('dialog', 'Menu')
    await reader.click('button', 'Menu')
    await reader.click('link', 'Présentation', 'dialog')
    await reader.arrive('/lacdec')
    await reader.miss('dialog', 'Menu')
  })

  step('a search is closed by Escape, by a click beside it and by Back, and leads to its first result', async () => {
    await engine.resize(1280, 800)
    await reader.open('/missions')
    const search = async () => {
      await reader.click('button', /^Rechercher/, 'header')
      await reader.see('dialog', 'Rechercher sur le site')
    }
    await search()
    await engine.press('Escape')
    await reader.miss('dialog', 'Rechercher sur le site')
    await search()
    await engine.clickAt(12, 700)
    await reader.miss('dialog', 'Rechercher sur le site')
    // With close watchers Back closes a dialog on a phone alone (src/ui/dialog/follow-back.ts).
    if (!(await engine.run(() => 'CloseWatcher' in window))) {
      await search()
      await engine.run(() => history.back())
      await reader.miss('dialog', 'Rechercher sur le site')
      await reader.arrive('/missions')
    }
    await search()
    await engine.type('dépôt')
    await reader.click('link', /^Dépôts/, 'dialog')
    await reader.see('heading', 'Dépôts', 'main')
    await reader.miss('dialog', 'Rechercher sur le site')
  })

  step('a citizen registers with a date of birth and a city, and signs out', async () => {
    await reader.open('/inscription/usager')
    await reader.fill('Nom complet', 'Awa Ndiaye')
    await reader.fill('Adresse électronique', 'awa.ndiaye@exemple.cm', 'main')
    await reader.fill('Mot de passe', 'un secret long')
    await reader.fill('Confirmation du mot de passe', 'un secret long')
    await reader.fill('Adresse', 'Bastos')
    await reader.fill('Numéro de téléphone', '+237 600000000')
    await reader.fill('Numéro fiscal', 'P012345678901A')
    await reader.choose('Pays', 'Cameroun')
    await reader.choose('Ville', 'Garoua')
    await reader.choose('Situation matrimoniale', 'Célibataire')
    await reader.choose('Sexe', 'Féminin')
    await reader.fill('Jour', '7')
    await reader.fill('Mois', '3')
    await reader.fill('Année', '1990')
    expect(await engine.run(groundsOfFields)).toHaveLength(1)
    await reader.click('button', 'Terminer l’inscription')
    await reader.read(/Inscription réussie/)
    await reader.arrive('/login')
    await reader.see('heading', 'Votre compte est créé')
    await reader.click('button', 'Se déconnecter', 'main')
    await reader.see('heading', 'Connexion', 'main')
  })

  step(
    'without the server the site is read, a document is opened, and the newsletter keeps the address in its field',
    async () => {
      await engine.resize(447, 800)
      await reader.open('/infocdec')
      await reader.click('button', /^Garder hors ligne/, 'main')
      await reader.see('button', /^Gardé hors ligne/, 'main')
      await reader.until(isCachedWhole)
      const kept = await engine.run(keptDocument)
      await reader.open('/publications')
      // The pictures from the top to the footer are asked for as they come into sight.
      await reader.fill('Votre adresse électronique', 'lecteur@exemple.cm', 'footer')
      await reader.until(picturesCached)
      await site.kill()
      try {
        await reader.open('/publications')
        await reader.see('link', /^Rapport annuel 2025/, 'main')
        expect(await engine.run(firstBytes, kept)).toBe('%PDF')
        expect(await engine.run(coveredInHeader)).toEqual([])
        await reader.fill('Votre adresse électronique', 'lecteur@exemple.cm', 'footer')
        await reader.click('button', 'S’abonner', 'footer')
        await reader.read(/Votre inscription n’a pas pu être enregistrée/)
      } finally {
        site = await runSite({ port: Number(new URL(site.url).port) })
      }
      await reader.click('button', 'S’abonner', 'footer')
      await reader.read(/Votre inscription a été prise en compte/)
      expect(await engine.run(coveredInHeader)).toEqual([])
    },
  )

  step('an administrator signs in', async () => {
    await engine.resize(1280, 800)
    await reader.open('/loginadmin')
    await reader.fill('Adresse électronique', 'admin@cdec.cm', 'main')
    await reader.fill('Mot de passe', 'motdepasse', 'main')
    await reader.click('button', 'Se connecter', 'main')
    await reader.see('heading', 'Tableau de bord')
  })

  step('a press release is sent with its PDF and a photo, which arrives upright and light', async () => {
    await reader.open('/Admin/communiques?open=create')
    // A phone held upright.
    const picture = await photo(6, 3000, 2000)
    const paths = ['photo.jpg', 'avis.pdf'].map((name) => join(tmpdir(), `${engine.version}-${name}`.replace('/', '-')))
    const [photoPath = '', pdfPath = ''] = paths
    const pdf = readFileSync('mocks/files/documents/actes-du-colloque.pdf')
    writeFileSync(photoPath, picture)
    writeFileSync(pdfPath, pdf)
    await reader.fill('Titre', 'Zéphyr un avis')
    await reader.fill('Description', 'Le détail')
    await reader.upload('image', photoPath)
    await reader.upload('pdf', pdfPath)
    await reader.read(/ → /)
    await reader.click('button', 'Ajouter le communiqué')
    await reader.read(/Communication créée avec succès/)
    const sent = (await rowsOf(`${site.url}/api/communications`)).find(({ title }) => title === 'Zéphyr un avis')
    const received = await Promise.all(
      ['photo', 'document'].map(async (field) =>
        Buffer.from(await (await fetch(new URL(sent?.[field] ?? '', site.url))).arrayBuffer()),
      ),
    )
    const [image = Buffer.alloc(0), document] = received
    expect(document?.equals(pdf)).toBe(true)
    expect(image.toString('latin1', 0, 12)).toMatch(/^(?:\u00ff\u00d8|RIFF....WEBP)/s)
    expect(image.length).toBeLessThanOrEqual(Math.min(picture.length, 200 * 1024))
    const { corners } = await lookAtPicture(picture)
    expect(await lookAtPicture(image)).toEqual({ width: 1067, height: 1600, corners })
  })

  step('a list copied from a page is pasted into a text and sent as a list', async () => {
    await reader.open('/interviews/reprendre-quarante-mille-dossiers')
    // The text comes before its markup.
    await reader.until(selectList)
    await engine.press('Control', 'c')
    await reader.open('/Admin/presentation?open=create')
    await reader.click('field', 'Description')
    await engine.press('Control', 'v')
    await reader.read(/trois cents dossiers par jour/)
    await reader.click('button', 'Ajouter la présentation')
    await reader.read(/Presentation created successfully/)
    expect(JSON.stringify(await rowsOf(`${site.url}/api/presentations`))).toMatch(
      /<ul>(?:<li>(?:<p>)?[^<]+(?:<\/p>)?<\/li>){3}<\/ul>/,
    )
  })

  step('the subscribers are exported to a CSV file, and one is imported from another', async () => {
    /** The list, whose arrival moves the buttons above it. */
    const openList = async () => {
      await reader.open('/Admin/subscriber')
      await reader.see('button', /^Modifier /)
    }
    await openList()
    await reader.click('button', 'Exporter')
    const saved = () =>
      readdirSync(engine.downloads, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.csv'))
    await until(
      'a file is saved',
      async () => saved() !== undefined && readFileSync(join(engine.downloads, saved() ?? '')).length > 100,
    )
    expect(readFileSync(join(engine.downloads, saved() ?? ''), 'utf8')).toMatch(
      /^\uFEFFEmail\r\n.*abena\.yaounde@exemple\.cm\r\n/s,
    )
    const path = join(tmpdir(), `${engine.version}.csv`.replace('/', '-'))
    writeFileSync(path, 'Email\r\nzephyr@exemple.cm\r\n')
    await openList()
    await reader.click('button', 'Importer')
    await reader.upload('csv', path)
    await reader.click('button', 'Importer 1 fiche')
    await reader.read(/Terminé : 1 réussite/)
    await reader.click('button', 'Terminer')
    await reader.open('/Admin/subscriber?q=zephyr')
    await reader.read(/zephyr@exemple\.cm/)
  })

  step('the press release is deleted', async () => {
    await reader.open('/Admin/communiques?q=zephyr')
    await reader.click('button', 'Supprimer Zéphyr un avis')
    await reader.see('dialog', 'Êtes-vous sûr?')
    await reader.click('button', 'Oui, supprimer!')
    await reader.read(/Supprimé!/)
    await reader.miss('button', 'Supprimer Zéphyr un avis')
  })

  step('the administrator signs out, and nothing of the session stays', async () => {
    await reader.open('/Admin/dashboard')
    await reader.click('button', 'Se déconnecter')
    await reader.arrive('/loginadmin')
    expect(await engine.run(() => localStorage.getItem('token'))).toBeNull()
  })
}

/** Returns the rows of a list of the provider, which may be wrapped. */
async function rowsOf(url: string): Promise<Record<string, string>[]> {
  const body = await (await fetch(url)).json()
  return Array.isArray(body) ? body : body.data
}

// What follows runs in the page.

/** Returns the controls of the header that something else covers. */
function coveredInHeader(): string[] {
  return [...document.querySelectorAll('header a, header button')]
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width === 0 || top > 120 || !control.checkVisibility({ visibilityProperty: true })) return false
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return there === null || !(control.contains(there) || there.contains(control))
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Returns the different grounds of the fields of the form. */
function groundsOfFields(): string[] {
  const fields = document.querySelectorAll('main form :is(input:not([type=checkbox], [type=radio]), select)')
  return [...new Set([...fields].map((field) => getComputedStyle(field).backgroundColor))]
}

/** Returns the address of the document that was kept. */
function keptDocument(): string {
  const pressed = document.querySelector('main [aria-pressed=true]')
  return pressed?.closest('li, article')?.querySelector<HTMLAnchorElement>('a[href*=files]')?.href ?? ''
}

/** Returns whether the pictures that the page has asked for have come, and are cached. */
async function picturesCached(): Promise<boolean> {
  const pictures = [...document.images].filter(({ src }) => src.includes('/api/'))
  const asked = pictures.filter(({ complete }) => complete)
  const cached = await Promise.all(asked.map(({ currentSrc }) => caches.match(currentSrc)))
  return asked.length > 0 && cached.every(Boolean)
}

/** Returns the first bytes of a downloaded document, which the worker answers a navigation with. */
const firstBytes = async (url: string) =>
  (await (await caches.match(url, { cacheName: 'documents' }))?.text())?.slice(0, 4)

/** Selects the list of the page's text; returns whether it is there. */
function selectList(): boolean {
  const list = [...document.querySelectorAll('main ul')].find((one) => one.textContent.includes('trois cents dossiers'))
  if (list === undefined) return false
  const range = document.createRange()
  range.selectNode(list)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
  return true
}
