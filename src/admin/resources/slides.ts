import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { linesOr, messageOr, place, refusalOr, toast } from '@/admin/crud/definition/outcomes'
import { slides } from '@/contract/slides'

export const screen = defineScreen<typeof slides>({
  resource: slides,
  path: 'slides',
  menu: { group: 'content', place: 11 },
  title: msg`Slides`,
  subtitle: msg`Gérez les images de la bannière d’accueil.`,
  empty: { title: msg`Aucun slide trouvé`, hint: msg`Commencez par ajouter un slide.` },
  words: {
    add: msg`Ajouter un slide`,
    creating: msg`Ajouter un slide`,
    create: msg`Ajouter le slide`,
    editing: msg`Modifier le slide`,
    update: msg`Mettre à jour le slide`,
  },
  nameOf: (row) => row.title,
  columns: [
    column.text('title', msg`Titre`),
    column.text('description', msg`Description`),
    column.image('image', msg`Image`, msg`Pas d'image`),
    column.number('order', msg`Ordre`),
  ],
  fields: {
    title: field.text(msg`Titre`),
    description: field.area(msg`Description`),
    order: field.number(msg`Ordre`),
    image: field.image(msg`Image`),
  },
  edit: ({ title, description, order }) => ({ title, description, order }),
  files: ({ image }) => ({ image }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des slides. Veuillez réessayer.`) },
    read: { failed: toast(msg`Error fetching slide data for edit.`) },
    create: {
      done: toast(msg`Slide créé avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de la création du slide, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Slide mis à jour avec succès`),
      failed: (error) => toast(refusalOr(error, msg`Échec de la mise à jour du slide, veuillez réessayer.`)),
    },
    remove: {
      done: toast(msg`Slide supprimé avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer le slide. Veuillez réessayer.`)),
    },
  },
})
