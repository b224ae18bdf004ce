import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { messageOr, place, refusalOr, toast } from '@/admin/crud/definition/outcomes'
import { reglementations } from '@/contract/reglementations'

export const screen = defineScreen<typeof reglementations>({
  resource: reglementations,
  path: 'reglementations',
  menu: { group: 'content', place: 10 },
  title: msg`Réglementations`,
  subtitle: msg`Gérez les textes réglementaires et leurs documents.`,
  empty: { title: msg`Aucune réglementation trouvée`, hint: msg`Commencez par ajouter une réglementation.` },
  words: {
    add: msg`Ajouter une réglementation`,
    creating: msg`Ajouter une réglementation`,
    create: msg`Ajouter la réglementation`,
    editing: msg`Modifier la réglementation`,
    update: msg`Mettre à jour la réglementation`,
  },
  nameOf: (row) => row.title,
  columns: [column.text('title', msg`Titre`), column.document('document', msg`Document`, msg`Pas de document`)],
  // The provider has a description and an image too; the form shows title and document only.
  fields: {
    title: field.text(msg`Titre`),
    description: field.hidden,
    image: field.hidden,
    document: field.document(msg`Document`),
  },
  edit: ({ title, description }) => ({ title, description }),
  files: ({ document }) => ({ document }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des réglementations. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec du chargement de la réglementation pour modification.`) },
    create: {
      done: toast(msg`Réglementation créée avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la création de la réglementation, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Réglementation mise à jour avec succès`),
      failed: (error) =>
        toast(refusalOr(error, msg`Échec de la mise à jour de la réglementation, veuillez réessayer.`)),
    },
    remove: {
      done: toast(msg`Réglementation supprimée avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer la réglementation. Veuillez réessayer.`)),
    },
  },
})
