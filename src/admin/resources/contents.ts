import { msg } from '@lingui/core/macro'
import { column } from '@/admin/crud/definition/columns'
import { defineScreen } from '@/admin/crud/definition/definition'
import { field } from '@/admin/crud/definition/fields'
import { isRefusal, messageOr, toast } from '@/admin/crud/definition/outcomes'
import { contents } from '@/contract/contents'

const types = {
  actualite: msg`Actualité`,
  publication: msg`Publication`,
  communique: msg`Communiqué`,
  interview: msg`Interview`,
  mediatheque: msg`Médiathèque`,
}

const imageSays = {
  required: msg`L'image est requise`,
  image: msg`Le fichier doit être une image (jpeg, png, jpg, gif)`,
}

const failedSave = (error: unknown) =>
  toast(
    isRefusal(error)
      ? msg`Veuillez corriger les erreurs dans le formulaire`
      : messageOr(error, msg`Une erreur est survenue lors de l'enregistrement`),
  )

export const screen = defineScreen<typeof contents>({
  resource: contents,
  path: 'blocs',
  menu: { group: 'media', place: 2 },
  title: msg`Gestion des contenus`,
  subtitle: msg`Gérez les contenus de tout type.`,
  empty: { title: msg`Aucun contenu trouvé`, hint: msg`Commencez par ajouter un contenu.` },
  words: {
    add: msg`Ajouter un contenu`,
    creating: msg`Ajouter un contenu`,
    create: msg`Ajouter le contenu`,
    editing: msg`Modifier le contenu`,
    update: msg`Mettre à jour le contenu`,
  },
  nameOf: (row) => row.titre,
  keyless: { read: msg`ID du contenu manquant pour la mise à jour`, remove: msg`Erreur lors de la suppression` },
  pageSizes: [10, 25, 50, 100],
  filter: { label: msg`Type`, all: msg`Tous les types`, choices: types, of: (row) => row.type },
  columns: [
    column.text('titre', msg`Titre`),
    column.choice('type', msg`Type`, types),
    column.text('Description', msg`Description`),
    column.image('image', msg`Image`),
    column.link('video', msg`Vidéo`),
  ],
  fields: {
    titre: field.text(msg`Titre`, { says: { required: msg`Le titre est requis` } }),
    Description: field.area(msg`Description`, { says: { required: msg`La description est requise` } }),
    type: field.choice(msg`Type`, types, { says: { required: msg`Le type est requis` } }),
    image: field.image(msg`Image`, { hint: msg`jpeg, png, jpg ou gif, 10 Mo au plus.`, says: imageSays }),
    video: field.url(msg`Vidéo`, { hint: msg`Une adresse web, si le contenu a une vidéo.` }),
  },
  edit: ({ titre, Description, video, type }) => ({
    titre,
    Description,
    video,
    type: Object.hasOwn(types, type) ? (type as keyof typeof types) : undefined, // it is a key of `types`
  }),
  files: ({ image }) => ({ image }),
  outcomes: {
    list: { failed: (error) => toast(messageOr(error, msg`Erreur lors du chargement des contenus`)) },
    read: { failed: (error) => toast(messageOr(error, msg`Erreur lors de la récupération du contenu`)) },
    create: { done: toast(msg`Contenu créé avec succès`), failed: failedSave },
    update: { done: toast(msg`Contenu mis à jour avec succès`), failed: failedSave },
    remove: {
      done: toast(msg`Contenu supprimé avec succès`),
      failed: (error) => toast(messageOr(error, msg`Erreur lors de la suppression`)),
    },
  },
})
