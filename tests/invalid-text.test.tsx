import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { feedsIn } from '@/prerender/feeds'
import { atomDocument } from '../refresh/atom'
import { sitemapXml } from '../refresh/small-files'
import { readList } from '../src/api/unwrap'
import { recordAddress } from '../src/contract/rows/define-rows'
import { feedLists, publicLists, recordLists } from '../src/contract/rows/public-lists'
import { field, lastReceived, openForm, withAdmin } from './admin/open-admin'
import { openApp } from './support/open-app'
import { provide } from './support/provide'

withAdmin()
afterEach(() => vi.restoreAllMocks())

/** Half of an emoji, as a cut at 255 characters leaves it, and what else XML forbids. */
const half = '\uD83D'
const invalid = `${half}\u0000\u0008\u001F\uFFFE\uFFFF`

const worst = (id: number) => {
  const text = `Avis & <b>rappel</b> 😀 n° ${id}${invalid} &#1;&#xFFFE;]]>`
  const prose = {
    title: text,
    titre: text,
    description: text,
    introduction: text,
    contenu: text,
    label: text,
    nom: text,
  }
  const dates = { date: '2026-10-05', datePublication: '2026-10-05', publication_date: '2026-10-05' }
  return {
    id,
    slug: `avis-${id}${invalid}`,
    ...prose,
    ...dates,
    communication_date: '2026-10-05',
    document: `/${text}.pdf`,
  }
}

test.each(['fr', 'en'] as const)(
  'the feeds and the sitemap of %s can be parsed, whatever the provider writes',
  async (locale) => {
    const rows = Object.fromEntries(publicLists.map((list) => [list.name, readList(list, [worst(1), worst(2)])]))
    const feeds = await feedsIn(locale, { rows })
    expect(feeds).toHaveLength(feedLists.length)
    const addresses = recordLists.flatMap(({ name, page }) =>
      (rows[name] ?? []).map((row) => recordAddress({ name, page }, String(Reflect.get(row, 'slug')))),
    )
    for (const xml of [...feeds.map(atomDocument), sitemapXml(addresses)]) {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      expect(parsed.querySelector('parsererror')).toBeNull()
      expect(parsed.querySelectorAll('entry, url')).toHaveLength(xml.includes('<feed') ? 2 : addresses.length)
    }
  },
)

test('a reader finds a news item whose title and address end with half an emoji', async () => {
  provide('actualites', [worst(1)])
  await openApp('/actualites')
  expect(await screen.findByRole('link', { name: /😀 n°\s1 / })).toHaveAttribute(
    'href',
    `/actualites/avis-1${'%EF%BF%BD'.repeat(6)}`,
  )
  expect(document.body.textContent).not.toMatch(/\p{Cs}/u)
})

test('a visitor’s search, message and an editor’s title are sent without half an emoji', async () => {
  const { user, unmount } = await openApp('/accessibilite')
  await user.click(screen.getByRole('button', { name: 'Rechercher' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('searchbox'))
  await user.paste(`wxyzwxyz${half}`)
  await user.click(await screen.findByRole('link', { name: /^Écrire à la CDEC avec ces mots/ }))
  const main = within(screen.getByRole('main'))
  await waitFor(() => expect(main.getByLabelText(/^Message/)).toHaveDisplayValue(/wxyzwxyz/))
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  for (const [label, text] of Object.entries({
    Nom: 'Awa',
    'Adresse électronique': 'awa@exemple.cm',
    Message: `Bonjour${half}`,
  }))
    await user.type(main.getByLabelText(new RegExp(`^${label}`)), text)
  await user.click(main.getByRole('button', { name: 'Envoyer' }))
  expect(await main.findByRole('heading', { name: 'Il reste une étape\u00a0: envoyer ce message' })).toBeVisible()
  expect(opened).toHaveBeenCalledOnce()
  unmount()
  const { user: editor, send } = await openForm('stats?open=create', 'Ajouter la statistique')
  await editor.type(field('Libellé'), `Dépôts ${half}`)
  await send()
  expect((await lastReceived())?.body).toMatchObject({ label: 'Dépôts' })
})
