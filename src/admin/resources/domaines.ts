import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { messageOr, place, toast } from '@/admin/crud/definition/outcomes'
import { domaines } from '@/contract/domaines'

export const screen = defineScreen<typeof domaines>({
  resource: domaines,
  path: 'domaines',
  menu: { group: 'content', place: 4 },
  title: msg`Domaines`,
  subtitle: msg`Gérez les domaines d’activité.`,
  empty: { title: msg`Aucun domaine trouvé`, hint: msg`Commencez par ajouter un domaine.` },
  words: {
    add: msg`Ajouter un domaine`,
    creating: msg`Ajouter un domaine`,
    create: msg`Ajouter le domaine`,
    editing: msg`Modifier le domaine`,
    update: msg`Mettre à jour le domaine`,
  },
  nameOf: (row) => row.nom,
  columns: [column.text('nom', msg`Nom`)],
  fields: { nom: field.text(msg`Nom`) },
  edit: ({ nom }) => ({ nom }),
  outcomes: {
    list: { failed: place(msg`Failed to fetch domaines. Please try again.`) },
    read: { failed: toast(msg`Échec du chargement du domaine pour modification.`) },
    create: {
      done: toast(msg`Domaine créé avec succès`),
      failed: toast(msg`Impossible de créer le domaine, veuillez réessayer.`),
    },
    update: {
      done: toast(msg`Domaine mis à jour avec succès`),
      failed: toast(msg`Impossible de mettre à jour le domaine, veuillez réessayer.`),
    },
    remove: {
      done: toast(msg`Domaine supprimé avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer le domaine. Veuillez réessayer.`)),
    },
  },
})
