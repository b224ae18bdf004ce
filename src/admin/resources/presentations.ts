import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { dialog, toast } from '@/admin/crud/definition/outcomes'
import { presentations } from '@/contract/presentations'
import { htmlToText as plainWords } from '@/lib/html-to-text'

export const screen = defineScreen<typeof presentations>({
  resource: presentations,
  path: 'presentation',
  menu: { group: 'content', place: 6 },
  title: msg`Présentation`,
  subtitle: msg`Gérez le texte qui présente l’institution.`,
  empty: { title: msg`Aucune présentation trouvée`, hint: msg`Commencez par ajouter une présentation.` },
  words: {
    add: msg`Ajouter une présentation`,
    creating: msg`Ajouter une présentation`,
    create: msg`Ajouter la présentation`,
    editing: msg`Modifier la présentation`,
    update: msg`Mettre à jour la présentation`,
  },
  nameOf: (row) => plainWords(row.description).slice(0, 60),
  columns: [column.html('description', msg`Description`)],
  fields: { description: field.html(msg`Description`) },
  edit: ({ description }) => ({ description }),
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
