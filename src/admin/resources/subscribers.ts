import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { dialog, fieldOr, messageOr, toast } from '@/admin/crud/definition/wording'
import { subscribers } from '@/contract/subscribers'

export const screen = defineAdminResource(subscribers, {
  path: 'subscriber',
  title: msg`Abonnés`,
  subtitle: msg`Gérez et visualisez les abonnés à la newsletter.`,
  noun: {
    one: msg`abonné`,
    un: msg`un abonné`,
    le: msg`l’abonné`,
    de: msg`de l’abonné`,
    many: msg`abonnés`,
    gender: 'masculine',
  },
  words: {
    add: msg`Ajouter un Abonné`,
    create: msg`Ajouter l'Abonné`,
    editing: msg`Modifier l'Abonné`,
    update: msg`Mettre à jour l'Abonné`,
  },
  untranslated: true,
  fields: { email: { control: 'email', label: msg`Email` } },
  outcomes: {
    list: { failed: dialog(msg`Error!`, msg`Failed to fetch subscribers. Please try again.`) },
    read: { failed: (_error, usual) => dialog(msg`Erreur!`, usual) },
    create: {
      done: toast(msg`Abonné ajouté avec succès`),
      failed: (error) =>
        dialog(msg`Erreur!`, fieldOr('email', error, msg`Impossible d'ajouter l'abonné, veuillez réessayer.`)),
    },
    update: {
      failed: (error) =>
        dialog(msg`Erreur!`, fieldOr('email', error, msg`Impossible de mettre à jour l'abonné, veuillez réessayer.`)),
    },
    remove: {
      done: dialog(msg`Supprimé!`, msg`Abonné supprimé avec succès.`),
      failed: (error) =>
        dialog(msg`Error!`, messageOr(error, msg`Impossible de supprimer l'abonné. Veuillez réessayer.`)),
    },
  },
})
