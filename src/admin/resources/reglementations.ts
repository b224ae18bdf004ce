import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { reglementations } from '@/contract/reglementations'

export const screen = defineAdminResource(reglementations, {
  path: 'reglementations',
  title: msg`Réglementations`,
  subtitle: msg`Gérez les textes réglementaires et leurs documents.`,
  noun: {
    one: msg`réglementation`,
    un: msg`une réglementation`,
    le: msg`la réglementation`,
    de: msg`de la réglementation`,
    many: msg`réglementations`,
    gender: 'feminine',
  },
  // The provider has a description and an image too; the form shows title and document only.
  fields: {
    title: { control: 'text', label: msg`Titre` },
    description: { control: 'hidden', keeps: true },
    image: { control: 'hidden' },
    document: { control: 'document', label: msg`Document`, column: { missing: msg`Pas de document` } },
  },
})
