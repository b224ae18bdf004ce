import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { linesOr, messageOr, place, toast } from '@/admin/crud/definition/outcomes'
import { videos } from '@/contract/videos'

export const screen = defineScreen<typeof videos>({
  resource: videos,
  path: 'videos',
  menu: { group: 'content', place: 9 },
  title: msg`Vidéos`,
  subtitle: msg`Gérez les vidéos de la médiathèque.`,
  empty: { title: msg`Aucune vidéo trouvée`, hint: msg`Commencez par ajouter une vidéo.` },
  words: {
    add: msg`Ajouter une vidéo`,
    creating: msg`Ajouter une vidéo`,
    create: msg`Ajouter la vidéo`,
    editing: msg`Modifier la vidéo`,
    update: msg`Mettre à jour la vidéo`,
  },
  nameOf: (row) => row.title,
  columns: [
    column.text('title', msg`Titre`),
    column.text('youtube_id', msg`Identifiant YouTube`),
    column.date('date', msg`Date`),
  ],
  fields: {
    title: field.text(msg`Titre`),
    youtube_id: field.text(msg`Identifiant YouTube`, {
      hint: msg`Les onze caractères après « v= » dans l’adresse de la vidéo.`,
    }),
    date: field.date(msg`Date`),
  },
  edit: ({ title, youtube_id, date }) => ({ title, youtube_id, date }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des vidéos. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec du chargement de la vidéo pour modification.`) },
    create: {
      done: toast(msg`Vidéo ajoutée avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de l'ajout de la vidéo, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Vidéo mise à jour avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de la mise à jour de la vidéo, veuillez réessayer.`)),
    },
    remove: {
      done: (name) => ({ as: 'toast', title: msg`Supprimé!`, text: name }),
      failed: (error) => toast(messageOr(error, msg`Échec de la suppression de la vidéo. Veuillez réessayer.`)),
    },
  },
})
