import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { listAlert, toast } from '@/admin/crud/definition/wording'
import { stats } from '@/contract/stats'

export const screen = defineAdminResource(stats, {
  path: 'stats',
  publicPage: () => '/#indicateurs',
  title: msg`Statistiques`,
  subtitle: msg`Gérez les indicateurs clés de la page d’accueil.`,
  noun: {
    one: msg`statistique`,
    un: msg`une statistique`,
    le: msg`la statistique`,
    de: msg`de la statistique`,
    many: msg`statistiques`,
    gender: 'feminine',
  },
  fields: {
    label: { control: 'text', label: msg`Libellé`, column: { label: msg`Label` } },
    value: {
      control: 'number',
      label: msg`Valeur`,
      hint: msg`En millions de FCFA ; à laisser vide si elle n’est pas publiée.`,
      column: { kind: 'amount' },
    },
  },
  outcomes: {
    list: { failed: listAlert(msg`Failed to fetch stats. Please try again.`) },
    create: { failed: toast(msg`Impossible de créer la statistique, veuillez réessayer.`) },
    update: { failed: toast(msg`Impossible de mettre à jour la statistique, veuillez réessayer.`) },
  },
})
