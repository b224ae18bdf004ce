import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { toast } from '@/admin/crud/definition/wording'
import { pays } from '@/contract/pays'

export const screen = defineAdminResource(pays, {
  path: 'pays',
  title: msg`Gestion des Pays`,
  subtitle: msg`Gérez les pays proposés à l’inscription, et les villes de chacun.`,
  noun: {
    one: msg`pays`,
    un: msg`un pays`,
    le: msg`le pays`,
    de: msg`du pays`,
    many: msg({ message: 'pays', context: 'plusieurs' }),
    gender: 'masculine',
  },
  pageSizes: [10, 25, 50],
  opens: { screen: 'villes', label: msg`Villes` },
  fields: {
    nom: { control: 'text', label: msg`Nom du Pays`, messages: { required: msg`Le nom du pays est requis` } },
  },
  columns: [{ id: 'id', kind: 'number', label: msg`ID` }, 'nom'],
  outcomes: {
    list: { failed: toast(msg`Une erreur est survenue lors du chargement des pays`) },
    create: {
      done: toast(msg`Nouveau pays ajouté avec succès`),
      failed: toast(msg`Une erreur est survenue lors de la sauvegarde du pays`),
    },
    update: { failed: toast(msg`Une erreur est survenue lors de la sauvegarde du pays`) },
    remove: { failed: toast(msg`Une erreur est survenue lors de la suppression du pays`) },
  },
})
