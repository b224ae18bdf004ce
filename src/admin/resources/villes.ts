import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { toast } from '@/admin/crud/definition/outcomes'
import { villes } from '@/contract/villes'

/** The cities of one country, reached from its row. */
export const screen = defineScreen<typeof villes>({
  resource: villes,
  path: 'villes',
  within: { screen: 'pays', field: 'pays_id', of: (row) => row.pays_id },
  title: msg`Villes`,
  subtitle: msg`Gérez les villes du pays.`,
  empty: { title: msg`Aucune ville trouvée`, hint: msg`Commencez par ajouter une ville.` },
  words: {
    add: msg`Ajouter une ville`,
    creating: msg`Ajouter une ville`,
    create: msg`Ajouter la ville`,
    editing: msg`Modifier la ville`,
    update: msg`Mettre à jour la ville`,
  },
  nameOf: (row) => row.nom,
  pageSizes: [10, 25, 50],
  columns: [column.number('id', msg`ID`), column.text('nom', msg`Nom de la ville`)],
  fields: {
    nom: field.text(msg`Nom de la ville`, { says: { required: msg`Le nom de la ville est requis` } }),
    pays_id: field.hidden,
  },
  edit: ({ nom, pays_id }) => ({ nom, pays_id }),
  outcomes: {
    list: { failed: toast(msg`Une erreur est survenue lors du chargement des villes`) },
    read: { failed: toast(msg`Échec du chargement de la ville pour modification.`) },
    create: {
      done: toast(msg`Nouvelle ville ajoutée avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la sauvegarde de la ville`),
    },
    update: {
      done: toast(msg`Ville mise à jour avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la sauvegarde de la ville`),
    },
    remove: {
      done: toast(msg`Ville supprimée avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la suppression de la ville`),
    },
  },
})
