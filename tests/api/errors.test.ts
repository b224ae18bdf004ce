import { describe, expect, test } from 'vitest'
import { allMessages, errorFrom, firstMessages } from '@/api/errors'

describe('the errors of an answer', () => {
  test.each([
    [
      'a map of lists',
      { email: ['Déjà pris.', 'Autre.'], name: ['Requis.'] },
      { email: 'Déjà pris.', name: 'Requis.' },
    ],
    ['a map of texts', { email: 'Déjà pris.' }, { email: 'Déjà pris.' }],
    ['a numbered field', { 'galleryPhotos.0': ['Pas une image.'] }, { galleryPhotos: 'Pas une image.' }],
    ['a bare text', 'Refusé.', {}],
    ['numbers and nulls', { email: [4, null], name: null }, {}],
  ])('%s gives the first message of each field', (_shape, errors, first) => {
    expect(firstMessages(errorFrom(422, { errors }))).toEqual(first)
  })

  test.each([
    [{ slug: ['A', 'B'], title: 'C' }, ['A', 'B', 'C']],
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['A', ['A']],
  ])('all messages of %j', (errors, all) => {
    expect(allMessages(errorFrom(422, { message: 'Refusé', errors }))).toEqual(all)
  })

  test('the message is the provider’s own, and empty without one', () => {
    expect(errorFrom(500, { message: 'Erreur interne' }).message).toBe('Erreur interne')
    expect(errorFrom(401, { error: 'Unauthenticated.' }).message).toBe('Unauthenticated.')
    expect(errorFrom(500, '<html>').message).toBe('')
    expect(errorFrom(500, { message: { text: 1 } }).message).toBe('')
    expect(errorFrom(404, undefined)).toMatchObject({ status: 404, message: '', fields: {} })
  })
})
