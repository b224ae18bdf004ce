import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { everyMessage, toast } from '@/admin/crud/definition/wording'
import { slides } from '@/contract/slides'

export const screen = defineAdminResource(slides, {
  path: 'slides',
  publicPage: () => '/',
  title: msg`Slides`,
  subtitle: msg`Gérez les images de la bannière d’accueil.`,
  noun: {
    one: msg`slide`,
    un: msg`un slide`,
    le: msg`le slide`,
    de: msg`du slide`,
    many: msg`slides`,
    gender: 'masculine',
  },
  fields: {
    title: { control: 'text', label: msg`Titre` },
    description: { control: 'area', label: msg`Description` },
    order: { control: 'number', label: msg`Ordre` },
    image: { control: 'image', label: msg`Image`, column: { missing: msg`Pas d'image` } },
  },
  columns: ['title', 'description', 'image', 'order'],
  outcomes: {
    read: { failed: toast(msg`Error fetching slide data for edit.`) },
    create: { failed: everyMessage },
  },
})
