import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { everyMessage, toast } from '@/admin/crud/definition/wording'
import { interviews } from '@/contract/interviews'

export const screen = defineAdminResource(interviews, {
  path: 'interviews',
  title: msg`Interviews`,
  subtitle: msg`Gérez les interviews publiées sur le site.`,
  noun: {
    one: msg`interview`,
    un: msg`une interview`,
    le: msg`l’interview`,
    de: msg`de l’interview`,
    many: msg`interviews`,
    gender: 'feminine',
  },
  fields: {
    titre: { control: 'text', label: msg`Titre` },
    description: { control: 'html', label: msg`Description` },
    date: { control: 'date', label: msg`Date` },
    source: { control: 'url', label: msg`Source`, hint: msg`L’adresse de la page d’origine.` },
    introduction: { control: 'area', label: msg`Introduction`, from: (row) => row.details.introduction },
    contenu: { control: 'html', label: msg`Contenu`, from: (row) => row.details.contenu },
    imagePrincipale: {
      control: 'image',
      label: msg`Image principale`,
      from: (row) => row.imagePrincipaleUrl,
      column: { label: msg`ImagePrincipale` },
    },
  },
  columns: [
    'titre',
    'imagePrincipale',
    'description',
    'introduction',
    'contenu',
    'source',
    'date',
    { id: 'id', kind: 'number', label: msg`Id` },
    { id: 'slug', kind: 'text', label: msg`Slug` },
  ],
  outcomes: {
    read: { failed: toast(msg`Échec de récupération de l'interview.`) },
    create: { failed: everyMessage },
  },
})
