import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { messageOr, place, refusalOr, toast } from '@/admin/crud/definition/outcomes'
import { publications } from '@/contract/publications'

export const screen = defineScreen<typeof publications>({
  resource: publications,
  path: 'publications',
  menu: { group: 'content', place: 8 },
  title: msg`Publications`,
  subtitle: msg`Gérez les publications et leurs documents.`,
  empty: { title: msg`Aucune publication trouvée`, hint: msg`Commencez par ajouter une publication.` },
  words: {
    add: msg`Ajouter une publication`,
    creating: msg`Ajouter une publication`,
    create: msg`Ajouter la publication`,
    editing: msg`Modifier la publication`,
    update: msg`Mettre à jour la publication`,
  },
  nameOf: (row) => row.title,
  columns: [
    column.text('title', msg`Titre`),
    column.text('description', msg`Description`),
    column.image('photo', msg`Photo`, msg`Pas de photo`),
    column.document('document', msg`Document`, msg`Pas de document`),
    column.date('publication_date', msg`Date de publication`),
  ],
  fields: {
    title: field.text(msg`Titre`),
    description: field.area(msg`Description`),
    photo: field.image(msg`Photo`),
    document: field.document(msg`Document`),
    publication_date: field.date(msg`Date de publication`),
  },
  edit: ({ title, description, publication_date }) => ({ title, description, publication_date }),
  files: ({ photo, document }) => ({ photo, document }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des publications. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec du chargement de la publication pour modification.`) },
    create: {
      done: toast(msg`Publication créée avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la création de la publication, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Publication mise à jour avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la mise à jour de la publication, veuillez réessayer.`)),
    },
    remove: {
      done: toast(msg`Publication supprimée avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer la publication. Veuillez réessayer.`)),
    },
  },
})
