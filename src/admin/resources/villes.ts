import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { toast } from '@/admin/crud/definition/wording'
import { villes } from '@/contract/villes'

/** The cities of one country, reached from its row. */
export const screen = defineAdminResource(villes, {
  path: 'villes',
  title: msg`Villes`,
  subtitle: msg`Gérez les villes du pays.`,
  noun: {
    one: msg`ville`,
    un: msg`une ville`,
    le: msg`la ville`,
    de: msg`de la ville`,
    many: msg`villes`,
    gender: 'feminine',
  },
  pageSizes: [10, 25, 50],
  fields: {
    nom: { control: 'text', label: msg`Nom de la ville`, messages: { required: msg`Le nom de la ville est requis` } },
    pays_id: { control: 'parent', screen: 'pays' },
  },
  columns: [{ id: 'id', kind: 'number', label: msg`ID` }, 'nom'],
  outcomes: {
    list: { failed: toast(msg`Une erreur est survenue lors du chargement des villes`) },
    create: {
      done: toast(msg`Nouvelle ville ajoutée avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la sauvegarde de la ville`),
    },
    update: { failed: toast(msg`Une erreur est survenue lors de la sauvegarde de la ville`) },
    remove: { failed: toast(msg`Une erreur est survenue lors de la suppression de la ville`) },
  },
})
