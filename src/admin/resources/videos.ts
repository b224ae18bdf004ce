import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { everyMessage, messageOr, toast } from '@/admin/crud/definition/wording'
import { videos } from '@/contract/videos'

export const screen = defineAdminResource(videos, {
  path: 'videos',
  title: msg`Vidéos`,
  subtitle: msg`Gérez les vidéos de la médiathèque.`,
  noun: {
    one: msg`vidéo`,
    un: msg`une vidéo`,
    le: msg`la vidéo`,
    de: msg`de la vidéo`,
    many: msg`vidéos`,
    gender: 'feminine',
  },
  fields: {
    title: { control: 'text', label: msg`Titre` },
    youtube_id: {
      control: 'text',
      label: msg`Identifiant YouTube`,
      hint: msg`Les onze caractères après « v= » dans l’adresse de la vidéo, l’adresse entière, ou le code d’intégration que YouTube propose.`,
    },
    date: { control: 'date', label: msg`Date` },
  },
  outcomes: {
    create: {
      done: toast(msg`Vidéo ajoutée avec succès`),
      failed: (error) => everyMessage(error, msg`Échec de l'ajout de la vidéo, veuillez réessayer.`),
    },
    update: { failed: everyMessage },
    remove: {
      done: (name) => toast(name, msg`Supprimé!`),
      failed: (error) => toast(messageOr(error, msg`Échec de la suppression de la vidéo. Veuillez réessayer.`)),
    },
  },
})
