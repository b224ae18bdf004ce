import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { everyMessage, listAlert, messageOr, toast } from '@/admin/crud/definition/wording'
import { communications } from '@/contract/communications'

export const screen = defineAdminResource(communications, {
  path: 'communiques',
  title: msg`Communiqués`,
  subtitle: msg`Gérez les communiqués de presse.`,
  noun: {
    one: msg`communiqué`,
    un: msg`un communiqué`,
    le: msg`le communiqué`,
    de: msg`du communiqué`,
    many: msg`communiqués`,
    gender: 'masculine',
  },
  fields: {
    title: { control: 'text', label: msg`Titre` },
    description: { control: 'area', label: msg`Description` },
    photo: { control: 'image', label: msg`Photo`, column: { missing: msg`Pas de photo` } },
    document: { control: 'document', label: msg`Document`, column: { missing: msg`Pas de document` } },
    communication_date: { control: 'date', label: msg`Date du communiqué` },
  },
  // The specification's messages call it a communication.
  outcomes: {
    list: { failed: listAlert(msg`Échec du chargement des communications. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec du chargement de la communication pour modification.`) },
    create: {
      done: toast(msg`Communication créée avec succès`),
      failed: (error) => everyMessage(error, msg`Échec de la création de la communication, veuillez réessayer.`),
    },
    update: {
      done: toast(msg`Communication mise à jour avec succès`),
      failed: (error) => everyMessage(error, msg`Échec de la mise à jour de la communication, veuillez réessayer.`),
    },
    remove: {
      done: (name) => toast(name, msg`Supprimé!`),
      failed: (error) => toast(messageOr(error, msg`Échec de la suppression de la communication. Veuillez réessayer.`)),
    },
  },
})
