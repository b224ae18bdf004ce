import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { sponsors } from '@/contract/sponsors'

export const screen = defineAdminResource(sponsors, {
  path: 'sponsors',
  title: msg`Sponsors`,
  subtitle: msg`Gérez les partenaires affichés sur le site.`,
  noun: {
    one: msg`sponsor`,
    un: msg`un sponsor`,
    le: msg`le sponsor`,
    de: msg`du sponsor`,
    many: msg`sponsors`,
    gender: 'masculine',
  },
  fields: {
    nom: { control: 'text', label: msg`Nom` },
    description: { control: 'area', label: msg`Description` },
    image: { control: 'image', label: msg`Image` },
  },
})
