import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { toast } from '@/admin/crud/definition/outcomes'
import { pays } from '@/contract/pays'

export const screen = defineScreen<typeof pays>({
  resource: pays,
  path: 'pays',
  menu: { group: 'network', place: 2 },
  title: msg`Gestion des Pays`,
  subtitle: msg`Gérez les pays proposés à l’inscription, et les villes de chacun.`,
  empty: { title: msg`Aucun pays trouvé`, hint: msg`Commencez par ajouter un pays.` },
  words: {
    add: msg`Ajouter un pays`,
    creating: msg`Ajouter un pays`,
    create: msg`Ajouter le pays`,
    editing: msg`Modifier le pays`,
    update: msg`Mettre à jour le pays`,
  },
  nameOf: (row) => row.nom,
  pageSizes: [10, 25, 50],
  opens: { screen: 'villes', label: msg`Villes` },
  columns: [column.number('id', msg`ID`), column.text('nom', msg`Nom du Pays`)],
  fields: { nom: field.text(msg`Nom du Pays`, { says: { required: msg`Le nom du pays est requis` } }) },
  edit: ({ nom }) => ({ nom }),
  outcomes: {
    list: { failed: toast(msg`Une erreur est survenue lors du chargement des pays`) },
    read: { failed: toast(msg`Échec du chargement du pays pour modification.`) },
    create: {
      done: toast(msg`Nouveau pays ajouté avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la sauvegarde du pays`),
    },
    update: {
      done: toast(msg`Pays mis à jour avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la sauvegarde du pays`),
    },
    remove: {
      done: toast(msg`Pays supprimé avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la suppression du pays`),
    },
  },
})
