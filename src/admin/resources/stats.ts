import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { messageOr, place, toast } from '@/admin/crud/definition/outcomes'
import { stats } from '@/contract/stats'

export const screen = defineScreen<typeof stats>({
  resource: stats,
  path: 'stats',
  menu: { group: 'content', place: 5 },
  title: msg`Statistiques`,
  subtitle: msg`Gérez les indicateurs clés de la page d’accueil.`,
  empty: { title: msg`Aucune statistique trouvée`, hint: msg`Commencez par ajouter une statistique.` },
  words: {
    add: msg`Ajouter une statistique`,
    creating: msg`Ajouter une statistique`,
    create: msg`Ajouter la statistique`,
    editing: msg`Modifier la statistique`,
    update: msg`Mettre à jour la statistique`,
  },
  nameOf: (row) => row.label,
  columns: [column.text('label', msg`Label`), column.amount('value', msg`Valeur`)],
  fields: {
    label: field.text(msg`Label`),
    value: field.number(msg`Valeur`, { hint: msg`En millions de FCFA ; à laisser vide si elle n’est pas publiée.` }),
  },
  edit: ({ label, value }) => ({ label, value }),
  outcomes: {
    list: { failed: place(msg`Failed to fetch stats. Please try again.`) },
    read: { failed: toast(msg`Échec du chargement de la statistique pour modification.`) },
    create: {
      done: toast(msg`Statistique créée avec succès`),
      failed: toast(msg`Impossible de créer la statistique, veuillez réessayer.`),
    },
    update: {
      done: toast(msg`Statistique mise à jour avec succès`),
      failed: toast(msg`Impossible de mettre à jour la statistique, veuillez réessayer.`),
    },
    remove: {
      done: toast(msg`Statistique supprimée avec succès`),
      failed: (error) => toast(messageOr(error, msg`Impossible de supprimer la statistique. Veuillez réessayer.`)),
    },
  },
})
