import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { dialog, toast } from '@/admin/crud/definition/wording'
import { presentations } from '@/contract/presentations'

export const screen = defineAdminResource(presentations, {
  path: 'presentation',
  publicPage: () => '/lacdec',
  title: msg`Présentation`,
  subtitle: msg`Gérez le texte qui présente l’institution.`,
  noun: {
    one: msg`présentation`,
    un: msg`une présentation`,
    le: msg`la présentation`,
    de: msg`de la présentation`,
    many: msg`présentations`,
    gender: 'feminine',
  },
  fields: { description: { control: 'html', label: msg`Description`, column: { kind: 'html' } } },
  outcomes: {
    list: { failed: dialog(msg`Error!`, msg`Failed to fetch presentations. Please try again.`) },
    read: { failed: dialog(msg`Error!`, msg`Failed to fetch presentation. Please try again.`) },
    create: {
      done: toast(msg`Presentation created successfully`),
      failed: dialog(msg`Error!`, msg`Failed to create presentation. Please try again.`),
    },
    update: {
      done: toast(msg`Presentation updated successfully`),
      failed: dialog(msg`Error!`, msg`Failed to update presentation. Please try again.`),
    },
    remove: {
      done: toast(msg`Deleted!`),
      failed: dialog(msg`Error!`, msg`Failed to delete presentation. Please try again.`),
    },
  },
})
