import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { linesOr, messageOr, place, toast, wordsOf } from '@/admin/crud/definition/outcomes'
import { actualites } from '@/contract/actualites'

export const screen = defineScreen<typeof actualites>({
  resource: actualites,
  path: 'actualites',
  menu: { group: 'content', place: 3 },
  title: msg`Actualités`,
  subtitle: msg`Gérez les actualités de l’institution et leurs photos.`,
  empty: { title: msg`Aucune actualité trouvée`, hint: msg`Commencez par ajouter une actualité.` },
  words: {
    add: msg`Ajouter une actualité`,
    creating: msg`Ajouter une actualité`,
    create: msg`Ajouter l’actualité`,
    editing: msg`Modifier l’actualité`,
    update: msg`Mettre à jour l’actualité`,
  },
  nameOf: (row) => row.titre,
  keyless: {
    read: msg`Slug d'actualité manquant`,
    remove: msg`Impossible de supprimer cette actualité : identifiant manquant.`,
  },
  columns: [
    column.number('id', msg`Id`),
    column.text('titre', msg`Titre`),
    column.text('description', msg`Description`),
    column.image('image', msg`Image`),
    column.of('image', 'imagePrincipale', msg`Image principale`, (row) => row.details.imagePrincipale),
    column.text('slug', msg`Slug`),
    column.date('datePublication', msg`Date de publication`),
    column.of('number', 'actualite_id', msg`Id de l’actualité`, (row) => row.details.actualite_id),
  ],
  fields: {
    titre: field.text(msg`Titre`),
    description: field.area(msg`Description`),
    datePublication: field.date(msg`Date de publication`),
    image: field.image(msg`Image`, { says: { image: msg`Veuillez sélectionner une image valide` } }),
    imagePrincipale: field.image(msg`Image principale du détail`, {
      says: { image: msg`Veuillez sélectionner une image valide pour l'image principale du détail` },
    }),
    galleryPhotos: field.images(msg`Galerie de photos`, {
      says: { image: msg`Un des fichiers n'est pas une image valide` },
    }),
  },
  edit: ({ titre, description, datePublication }) => ({ titre, description, datePublication }),
  files: ({ image, details: { imagePrincipale, galleryPhotos } }) => ({ image, imagePrincipale, galleryPhotos }),
  outcomes: {
    list: { failed: place(msg`Échec du chargement des actualités. Veuillez réessayer.`) },
    read: { failed: toast(msg`Échec de récupération de l'actualité.`) },
    create: {
      done: toast(msg`Actualité créée avec succès`),
      failed: (error) => {
        const words = wordsOf(error)
        return toast(
          words === ''
            ? msg`Échec de la création de l'actualité : veuillez réessayer.`
            : msg`Échec de la création de l'actualité : ${words}`,
        )
      },
    },
    update: {
      done: toast(msg`Actualité modifiée avec succès`),
      failed: (error) => toast(linesOr(error, msg`Échec de la modification de l'actualité.`)),
    },
    remove: {
      done: (name) => ({ as: 'toast', title: msg`Supprimé!`, text: name }),
      failed: (error) => toast(messageOr(error, msg`Échec de la suppression de l'actualité. Veuillez réessayer.`)),
    },
  },
})
