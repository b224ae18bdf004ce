import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { isRefusal, messageOr, toast } from '@/admin/crud/definition/wording'
import { blockPage } from '@/contract/block-page'
import { contents } from '@/contract/contents'
import { contentImageTypes } from '@/contract/form-fields'
import { textOf } from '@/contract/rows/define-rows'

const types = {
  actualite: msg`Actualité`,
  publication: msg`Publication`,
  communique: msg`Communiqué`,
  interview: msg`Interview`,
  mediatheque: msg`Médiathèque`,
}

const failedSave = (error: unknown) =>
  toast(
    isRefusal(error)
      ? msg`Veuillez corriger les erreurs dans le formulaire`
      : messageOr(error, msg`Une erreur est survenue lors de l'enregistrement`),
  )

export const screen = defineAdminResource(contents, {
  path: 'blocs',
  title: msg`Gestion des contenus`,
  subtitle: msg`Gérez les contenus de tout type.`,
  noun: {
    one: msg`contenu`,
    un: msg`un contenu`,
    le: msg`le contenu`,
    de: msg`du contenu`,
    many: msg`contenus`,
    gender: 'masculine',
  },
  empty: { title: msg`Aucun contenu trouvé`, hint: msg`Commencez par ajouter un contenu.` },
  keyless: { read: msg`ID du contenu manquant pour la mise à jour`, remove: msg`Erreur lors de la suppression` },
  pageSizes: [10, 25, 50, 100],
  filter: { field: 'type', all: msg`Tous les types` },
  publicPage: (row) => blockPage(textOf(row, 'titre')),
  fields: {
    titre: {
      control: 'text',
      label: msg`Titre`,
      // The titles are explained in docs/content-blocks.md.
      hint: msg`Avec le type Publication, un titre qui commence par un de ces mots est un bloc de l’institution : Coordonnées, Frais, Délai, Contact presse, Mentions légales, Confidentialité. L’écran « Informations pratiques » l’écrit à votre place.`,
      messages: { required: msg`Le titre est requis` },
    },
    Description: { control: 'area', label: msg`Description`, messages: { required: msg`La description est requise` } },
    type: {
      control: 'choice',
      label: msg`Type`,
      choices: types,
      messages: { required: msg`Le type est requis` },
    },
    image: {
      control: 'image',
      label: msg`Image`,
      types: contentImageTypes,
      hint: msg`jpeg, png, jpg ou gif, 10 Mo au plus.`,
      messages: {
        required: msg`L'image est requise`,
        image: msg`Le fichier doit être une image (jpeg, png, jpg, gif)`,
      },
    },
    video: { control: 'url', label: msg`Vidéo`, hint: msg`Une adresse web, si le contenu a une vidéo.` },
  },
  columns: ['titre', 'type', 'Description', 'image', 'video'],
  outcomes: {
    list: { failed: (error) => toast(messageOr(error, msg`Erreur lors du chargement des contenus`)) },
    read: { failed: (error) => toast(messageOr(error, msg`Erreur lors de la récupération du contenu`)) },
    create: { failed: failedSave },
    update: { failed: failedSave },
    remove: { failed: (error) => toast(messageOr(error, msg`Erreur lors de la suppression`)) },
  },
})
