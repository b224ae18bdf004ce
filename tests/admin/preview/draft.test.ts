import { describe, expect, test } from 'vitest'
import { editValues } from '@/admin/crud/record/values'
import { draftRow } from '@/admin/preview/draft-row'
import { screen as actualites } from '@/admin/resources/actualites'

const addressOf = ({ name }: File) => `blob:#${name}`
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
    expect(draftRow({ screen: actualites, mode: 'edit', values, saved, addressOf })).toEqual({
      ...saved,
      titre: 'Deux',
      details: { ...saved.details, imagePrincipale: 'blob:#d.jpg' },
    })
    expect(saved.details.imagePrincipale).toBe('/api/files/b.jpg')
  })
})
