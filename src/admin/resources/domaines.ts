import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { listAlert, toast } from '@/admin/crud/definition/wording'
import { domaines } from '@/contract/domaines'

export const screen = defineAdminResource(domaines, {
  path: 'domaines',
  publicPage: () => '/#domaines',
  title: msg`Domaines`,
  subtitle: msg`Gérez les domaines d’activité.`,
  noun: {
    one: msg`domaine`,
    un: msg`un domaine`,
    le: msg`le domaine`,
    de: msg`du domaine`,
    many: msg`domaines`,
    gender: 'masculine',
  },
  fields: { nom: { control: 'text', label: msg`Nom` } },
  outcomes: {
    list: { failed: listAlert(msg`Failed to fetch domaines. Please try again.`) },
    create: { failed: toast(msg`Impossible de créer le domaine, veuillez réessayer.`) },
    update: { failed: toast(msg`Impossible de mettre à jour le domaine, veuillez réessayer.`) },
  },
})
