import { describe, expect, test } from 'vitest'
import { blankValues, editValues } from '@/admin/crud/record/values'
import { draftRow } from '@/admin/preview/draft-row'
import { placementsOf } from '@/admin/preview/placements'
import { screens } from '@/admin/registry'
import { screen as actualites } from '@/admin/resources/actualites'
import { screen as interviews } from '@/admin/resources/interviews'
import { screen as stats } from '@/admin/resources/stats'
import { missions } from '@/contract/rows/missions'
import { publicLists } from '@/contract/rows/public-lists'
import { videos } from '@/contract/rows/videos'
import { insertDraft } from '@/preview/page'
import { adminScreens } from '../../support/browser/admin-screens'
import { appearances } from '../../support/browser/preview'

const addressOf = ({ name }: File) => `blob:#${name}`
const created = { mode: 'create', saved: undefined, isEnglish: false, addressOf } as const

test('each resource with a public page has a index in the preview, and no other', () => {
  for (const { resource, publicPage } of screens.values())
    expect([resource.name, placementsOf(resource).length > 0]).toEqual([resource.name, publicPage !== undefined])
  expect(publicLists.filter((list) => placementsOf(list).length === 0)).toEqual([])
})

test('the tests in a browser open each screen, and compare each of its places with the preview', () => {
  const open = [...screens.values()].filter(({ menu }) => menu)
  expect(adminScreens.toSorted()).toEqual(open.map(({ path }) => path).toSorted())
  for (const { path, resource } of open)
    expect(appearances.filter(({ screen }) => screen === path)).toHaveLength(placementsOf(resource).length)
})

describe('the row of a draft', () => {
  const saved = {
    id: 3,
    slug: 'un',
    titre: 'Un',
    description: 'Texte',
    image: '/api/files/a.jpg',
    datePublication: '2026-01-02T11:00:00+01:00',
    details: { imagePrincipale: '/api/files/b.jpg', galleryPhotos: ['/api/files/c.jpg'], actualite_id: 3 },
  }

  test('has new values and files, and the others as they are', () => {
    const values = {
      ...editValues(actualites, saved),
      titre: ' Deux ',
      imagePrincipale: new File(['x'], 'd.jpg', { type: 'image/jpeg' }),
    }
    expect(draftRow({ screen: actualites, mode: 'edit', values, saved, isEnglish: false, addressOf }).row).toEqual({
      ...saved,
      titre: 'Deux',
      details: { ...saved.details, imagePrincipale: 'blob:#d.jpg' },
    })
    expect(saved.details.imagePrincipale).toBe('/api/files/b.jpg')
  })

  test('is in English except for what the provider has not translated yet', () => {
    const english = { ...saved, titre: 'One', description: 'Text' }
    const values = { ...editValues(actualites, saved), description: 'Autre', datePublication: '2026-02-03' }
    const options = { screen: actualites, mode: 'edit', values, saved, english, isEnglish: true, addressOf } as const
    const { row, untranslated } = draftRow(options)
    expect(row).toMatchObject({ titre: 'One', description: 'Autre', datePublication: '2026-02-03' })
    expect(untranslated).toEqual(
      [actualites.fields['description']].map((field) => field && 'label' in field && field.label),
    )
  })

  test('of a new record has what the provider will give it', () => {
    const values = { ...blankValues(interviews), titre: 'Neuve', contenu: '<p>Oui</p>' }
    expect(draftRow({ screen: interviews, ...created, values }).row).toMatchObject({
      id: 0,
      slug: 'apercu',
      titre: 'Neuve',
      details: { contenu: '<p>Oui</p>' },
    })
  })

  test('has numbers as the provider answers them', () => {
    const values = { label: 'Bilan', value: '1 564,5' }
    expect(draftRow({ screen: stats, ...created, values }).row).toEqual({ id: 0, label: 'Bilan', value: 1564.5 })
  })
})

describe('the index of a draft on the page', () => {
  const others = Array.from({ length: 30 }, (_, n) => ({
    id: n + 1,
    date: `2026-01-${String(n + 1).padStart(2, '0')}`,
  }))
  const selector = 'li'

  test('is that of its record, among its neighbours', () => {
    const { rows, index } = insertDraft(
      missions,
      { row: { id: 15 }, placement: { selector, block: 12 }, width: 1280 },
      others,
    )
    expect(rows.map(({ id }) => id)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(index).toBe(2)
  })

  test('is the first for a new record', () => {
    expect(
      insertDraft(missions, { row: { id: 0 }, placement: { selector, block: 12 }, width: 360 }, others).index,
    ).toBe(0)
  })

  test('follows the order of the page, in the view of a carousel that holds it', () => {
    const placement = { selector, maxItems: 12, carousel: { perView: { 360: 1, 1280: 3 } } } as const
    const draft = { id: 26, date: '2026-01-26' }
    expect(insertDraft(videos, { row: draft, placement, width: 1280 }, others)).toMatchObject({ index: 1 })
    expect(insertDraft(videos, { row: draft, placement, width: 360 }, others)).toMatchObject({ index: 0 })
    expect(insertDraft(videos, { row: { ...draft, date: '2020-01-01' }, placement, width: 360 }, others).index).toBe(-1)
  })
})
