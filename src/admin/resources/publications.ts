import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { publications } from '@/contract/publications'

export const screen = defineAdminResource(publications, {
  path: 'publications',
  title: msg`Publications`,
  subtitle: msg`Gérez les publications et leurs documents.`,
  noun: {
    one: msg`publication`,
    un: msg`une publication`,
    le: msg`la publication`,
    de: msg`de la publication`,
    many: msg`publications`,
    gender: 'feminine',
  },
  fields: {
    title: { control: 'text', label: msg`Titre` },
    description: { control: 'area', label: msg`Description` },
    photo: { control: 'image', label: msg`Photo`, column: { missing: msg`Pas de photo` } },
    document: { control: 'document', label: msg`Document`, column: { missing: msg`Pas de document`, downloads: true } },
    publication_date: { control: 'date', label: msg`Date de publication` },
  },
})
