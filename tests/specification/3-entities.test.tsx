import { screen, within } from '@testing-library/react'
import { field as adminField, form, openForm, withAdmin } from '@tests/admin/open-admin'
import { type AdminForm, adminForms } from '@tests/support/admin-forms'
import { field } from '@tests/support/fill-registration'
import { openApp } from '@tests/support/open-app'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { user } from '@/contract/accounts'
import { type ResourceName, resources } from '@/contract/registry'

// Section 3 of the specification: the entities as the provider answers them, and their fields. That every
// answer may be wrapped in data, or data.data, is in tests/api/reads.test.ts, and of users in 7-calls.

withAdmin()

describe('entities and their fields', () => {
  // The fields of each, in the records of tests/support/admin-forms.ts.
  test.each(Object.entries({ ...adminForms, villes: { record: { id: 1, nom: 'Yaoundé', pays_id: 1 } } }))(
    '%s',
    (name, { record }) => {
      const { image, ...others }: AdminForm['record'] = record
      const read = v.parse(resources[name as ResourceName].row, record)
      expect(read).toMatchObject(others)
      // The image of a slide comes as a path, and is shown from an address.
      if (image) expect(read).toHaveProperty('image', expect.stringMatching(/^\/(?:a|api\/images_slides\/a)\.png$/))
      expect(Object.keys(read).toSorted()).toEqual(Object.keys(record).toSorted())
    },
  )

  const awa = { id: 1, name: 'Awa', email: 'awa@exemple.cm', type_user: 'Usager', avatar: '/a.png' }

  test('User (admin lists): type_user Usager, partenaire, administrateur', () => {
    for (const type_user of ['Usager', 'partenaire', 'administrateur'])
      expect(v.parse(user, { ...awa, type_user })).toMatchObject({ ...awa, type_user })
  })

  test('Statistique: value (number), which may come as text; Slide: order (number, default 0)', () => {
    expect(v.parse(resources.stats.row, { id: 1, label: 'Total', value: '12.5' })).toMatchObject({ value: 12.5 })
    expect(v.parse(resources.slides.row, { id: 1 })).toMatchObject({ order: 0 })
  })

  test('Regulation: forms show only title and document', async () => {
    await openForm('reglementations?open=create', 'Ajouter la réglementation')
    expect(adminField('Titre')).toBeVisible()
    expect(adminField('Document')).toBeInTheDocument()
    expect(form().queryByLabelText(/Description|Image/)).not.toBeInTheDocument()
  })
})

describe('enumerations', () => {
  const valuesOf = (select: HTMLElement) =>
    within(select)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter(Boolean)

  test('etat_civil: Célibataire, Marié(e), Divorcé(e), Veuf(ve); sexe: masculin, feminin', async () => {
    await openApp('/inscription/usager')
    await screen.findByRole('heading', { level: 1 })
    expect(valuesOf(field('Situation matrimoniale'))).toEqual(['Célibataire', 'Marié(e)', 'Divorcé(e)', 'Veuf(ve)'])
    expect(valuesOf(field('Sexe'))).toEqual(['masculin', 'feminin'])
  })

  test('Content type: actualite, publication, communique, interview, mediatheque', async () => {
    await openForm('blocs?open=create', 'Ajouter le contenu')
    expect(valuesOf(adminField('Type'))).toEqual(['actualite', 'publication', 'communique', 'interview', 'mediatheque'])
  })
})
