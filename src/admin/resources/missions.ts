import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { dialog, toast } from '@/admin/crud/definition/outcomes'
import { missions } from '@/contract/missions'

export const screen = defineScreen<typeof missions>({
  resource: missions,
  path: 'missions',
  menu: { group: 'content', place: 1 },
  title: msg`Missions`,
  subtitle: msg`Gérez les missions de l’institution.`,
  empty: { title: msg`No missions found` },
  words: {
    add: msg`Ajouter une mission`,
    creating: msg`Ajouter une mission`,
    create: msg`Ajouter la mission`,
    editing: msg`Modifier la mission`,
    update: msg`Mettre à jour la mission`,
  },
  nameOf: (row) => row.titre,
  editsRow: true,
  columns: [column.text('titre', msg`Titre`)],
  fields: { titre: field.text(msg`Titre`) },
  edit: ({ titre }) => ({ titre }),
  outcomes: {
    list: { failed: dialog(msg`Error!`, msg`Failed to fetch missions. Please try again.`) },
    read: { failed: dialog(msg`Error!`, msg`Failed to fetch mission. Please try again.`) },
    create: {
      done: toast(msg`Mission created successfully`),
      failed: dialog(msg`Error!`, msg`Failed to create mission. Please try again.`),
    },
    update: {
      done: toast(msg`Mission updated successfully`),
      failed: dialog(msg`Error!`, msg`Failed to update mission. Please try again.`),
    },
    remove: {
      done: (name) => ({ as: 'toast', title: msg`Deleted!`, text: name }),
      failed: dialog(msg`Error!`, msg`Failed to delete mission. Please try again.`),
    },
  },
})
