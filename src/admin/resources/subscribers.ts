import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { dialog, fieldOr, messageOr, toast } from '@/admin/crud/definition/outcomes'
import { subscribers } from '@/contract/subscribers'

export const screen = defineScreen<typeof subscribers>({
  resource: subscribers,
  path: 'subscriber',
  menu: { group: 'content', place: 7 },
  title: msg`Abonnés`,
  subtitle: msg`Gérez et visualisez les abonnés à la newsletter.`,
  empty: { title: msg`Aucun abonné trouvé`, hint: msg`Commencez par ajouter un abonné.` },
  words: {
    add: msg`Ajouter un Abonné`,
    creating: msg`Ajouter un Abonné`,
    create: msg`Ajouter l'Abonné`,
    editing: msg`Modifier l'Abonné`,
    update: msg`Mettre à jour l'Abonné`,
  },
  nameOf: (row) => row.email,
  untranslated: true,
  columns: [column.text('email', msg`Email`)],
  fields: { email: field.email(msg`Email`) },
  edit: ({ email }) => ({ email }),
  outcomes: {
    list: { failed: dialog(msg`Error!`, msg`Failed to fetch subscribers. Please try again.`) },
    read: { failed: dialog(msg`Erreur!`, msg`Échec du chargement de l'abonné pour modification.`) },
    create: {
      done: toast(msg`Abonné ajouté avec succès`),
      failed: (error) =>
        dialog(msg`Erreur!`, fieldOr('email', error, msg`Impossible d'ajouter l'abonné, veuillez réessayer.`)),
    },
    update: {
      done: toast(msg`Abonné mis à jour avec succès`),
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
