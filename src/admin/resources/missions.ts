import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { dialog, toast } from '@/admin/crud/definition/wording'
import { missions } from '@/contract/missions'

export const screen = defineAdminResource(missions, {
  path: 'missions',
  title: msg`Missions`,
  subtitle: msg`Gérez les missions de l’institution.`,
  noun: {
    one: msg`mission`,
    un: msg`une mission`,
    le: msg`la mission`,
    de: msg`de la mission`,
    many: msg`missions`,
    gender: 'feminine',
  },
  empty: { title: msg`No missions found`, hint: null },
  editsRow: true,
  fields: { titre: { control: 'text', label: msg`Titre` } },
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
      done: (name) => toast(name, msg`Deleted!`),
      failed: dialog(msg`Error!`, msg`Failed to delete mission. Please try again.`),
    },
  },
})
