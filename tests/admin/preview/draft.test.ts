import { describe, expect, test } from 'vitest'
import { editValues } from '@/admin/crud/record/values'
import { draftRow } from '@/admin/preview/draft-row'
import { placementsOf } from '@/admin/preview/placements'
import { screens } from '@/admin/registry'
import { screen as actualites } from '@/admin/resources/actualites'
import { publicLists } from '@/contract/rows/public-lists'

const addressOf = ({ name }: File) => `blob:#${name}`
test('each resource with a public page has a index in the preview, and no other', () => {
  for (const { resource, publicPage } of screens.values())
    expect([resource.name, placementsOf(resource).length > 0]).toEqual([resource.name, publicPage !== undefined])
  expect(publicLists.filter((list) => placementsOf(list).length === 0)).toEqual([])
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
})
