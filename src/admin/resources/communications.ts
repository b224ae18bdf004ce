import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { linesOr, messageOr, place, toast } from '@/admin/crud/definition/outcomes'
import { communications } from '@/contract/communications'

export const screen = defineScreen<typeof communications>({
  resource: communications,
  path: 'communiques',
  menu: { group: 'content', place: 2 },
  title: msg`Communiqués`,
  subtitle: msg`Gérez les communiqués de presse.`,
  empty: { title: msg`Aucun communiqué trouvé`, hint: msg`Commencez par ajouter un communiqué.` },
  words: {
    add: msg`Ajouter un communiqué`,
    creating: msg`Ajouter un communiqué`,
    create: msg`Ajouter le communiqué`,
    editing: msg`Modifier le communiqué`,
    update: msg`Mettre à jour le communiqué`,
  },
  nameOf: (row) => row.title,
  columns: [
    column.text('title', msg`Titre`),
    column.text('description', msg`Description`),
    column.image('photo', msg`Photo`, msg`Pas de photo`),
    column.document('document', msg`Document`, msg`Pas de document`),
    column.date('communication_date', msg`Date du communiqué`),
  ],
  fields: {
    title: field.text(msg`Titre`),
    description: field.area(msg`Description`),
    photo: field.image(msg`Photo`),
    document: field.document(msg`Document`),
    communication_date: field.date(msg`Date du communiqué`),
  },
  edit: ({ title, description, communication_date }) => ({ title, description, communication_date }),
  files: ({ photo, document }) => ({ photo, document }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des communications. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec du chargement de la communication pour modification.`) },
    create: {
      done: toast(msg`Communication créée avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de la création de la communication, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Communication mise à jour avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de la mise à jour de la communication, veuillez réessayer.`)),
    },
    remove: {
      done: (name) => ({ as: 'toast', title: msg`Supprimé!`, text: name }),
      failed: (error) => toast(messageOr(error, msg`Échec de la suppression de la communication. Veuillez réessayer.`)),
    },
  },
})
