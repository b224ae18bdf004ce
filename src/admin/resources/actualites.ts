import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { everyMessage, messageOr, messagesOf, toast } from '@/admin/crud/definition/wording'
import { actualites } from '@/contract/actualites'

export const screen = defineAdminResource(actualites, {
  path: 'actualites',
  title: msg`Actualités`,
  subtitle: msg`Gérez les actualités de l’institution et leurs photos.`,
  noun: {
    one: msg`actualité`,
    un: msg`une actualité`,
    le: msg`l’actualité`,
    de: msg`de l’actualité`,
    many: msg`actualités`,
    gender: 'feminine',
  },
  keyless: {
    read: msg`Slug d'actualité manquant`,
    remove: msg`Impossible de supprimer cette actualité : identifiant manquant.`,
  },
  fields: {
    titre: { control: 'text', label: msg`Titre` },
    description: { control: 'area', label: msg`Description` },
    datePublication: { control: 'date', label: msg`Date de publication` },
    image: {
      control: 'image',
      label: msg`Image`,
      messages: { image: msg`Veuillez sélectionner une image valide` },
    },
    imagePrincipale: {
      control: 'image',
      label: msg`Image principale du détail`,
      messages: { image: msg`Veuillez sélectionner une image valide pour l'image principale du détail` },
      from: (row) => row.details.imagePrincipale,
      column: { label: msg`Image principale` },
    },
    galleryPhotos: {
      control: 'images',
      label: msg`Galerie de photos`,
      messages: { image: msg`Un des fichiers n'est pas une image valide` },
      from: (row) => row.details.galleryPhotos,
    },
  },
  columns: [
    { id: 'id', kind: 'number', label: msg`Id` },
    'titre',
    'description',
    'image',
    'imagePrincipale',
    { id: 'slug', kind: 'text', label: msg`Slug` },
    'datePublication',
    {
      id: 'actualite_id',
      kind: 'number',
      label: msg`Id de l’actualité`,
      read: (row) => row.details.actualite_id,
    },
  ],
  outcomes: {
    read: { failed: toast(msg`Échec de récupération de l'actualité.`) },
    create: {
      failed: (error) => {
        const words = messagesOf(error)
        return toast(
          words === ''
            ? msg`Échec de la création de l'actualité : veuillez réessayer.`
            : msg`Échec de la création de l'actualité : ${words}`,
        )
      },
    },
    update: {
      done: toast(msg`Actualité modifiée avec succès`),
      failed: (error) => everyMessage(error, msg`Échec de la modification de l'actualité.`),
    },
    remove: {
      done: (name) => toast(name, msg`Supprimé!`),
      failed: (error) => toast(messageOr(error, msg`Échec de la suppression de l'actualité. Veuillez réessayer.`)),
    },
  },
})
