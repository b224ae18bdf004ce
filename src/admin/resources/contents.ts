import { msg } from '@lingui/core/macro'
import { defineAdminResource } from '@/admin/crud/definition/definition'
import { isRefusal, messageOr, toast } from '@/admin/crud/definition/outcomes'
import { blockPage } from '@/contract/block-page'
import { contents } from '@/contract/contents'
import { contentImageTypes } from '@/contract/form-fields'
import { blockType } from '@/contract/rows/block-titles'

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

// French, like all typed texts: the provider translates them (docs/content-blocks.md).
const blocks = [
  {
    label: msg`Coordonnées et horaires d’un bureau`,
    titre: 'Coordonnées : Siège',
    Description:
      'Adresse : \nVille : \nTéléphone : \nCourriel : \nCoordonnées GPS : 3.8667, 11.5167\nLundi–vendredi : 8h00–16h00\nÀ apporter : ',
  },
  {
    label: msg`Frais d’un cas`,
    titre: 'Frais : offres-reelles',
    Description: 'Aucun frais.\nMis à jour le 3 novembre 2026 par la Direction des consignations',
  },
  {
    label: msg`Frais de tous les cas`,
    titre: 'Frais',
    Description: 'Aucun frais.\nMis à jour le 3 novembre 2026 par la Direction des consignations',
  },
  {
    label: msg`Délai d’un cas`,
    titre: 'Délai : offres-reelles',
    Description: 'Dix jours ouvrés.\nMis à jour le 3 novembre 2026 par la Direction des consignations',
  },
  {
    label: msg`Délai de tous les cas`,
    titre: 'Délai',
    Description: 'Dix jours ouvrés.\nMis à jour le 3 novembre 2026 par la Direction des consignations',
  },
  {
    label: msg`Contact presse`,
    titre: 'Contact presse',
    Description: 'Nom : \nTéléphone : \nCourriel : ',
  },
  {
    label: msg`Mentions légales`,
    titre: 'Mentions légales',
    Description: 'Directeur de la publication : \nHébergeur : ',
  },
  { label: msg`Confidentialité`, titre: 'Confidentialité', Description: 'Délégué à la protection des données : ' },
]

export const screen = defineAdminResource(contents, {
  path: 'blocs',
  menu: { group: 'media', place: 2 },
  title: msg`Gestion des contenus`,
  subtitle: msg`Gérez les contenus de tout type.`,
  noun: { one: msg`contenu`, many: msg`contenus`, gender: 'masculine' },
  words: { add: msg`Ajouter un contenu` },
  empty: { title: msg`Aucun contenu trouvé`, hint: msg`Commencez par ajouter un contenu.` },
  keyless: { read: msg`ID du contenu manquant pour la mise à jour`, remove: msg`Erreur lors de la suppression` },
  pageSizes: [10, 25, 50, 100],
  filter: { field: 'type', all: msg`Tous les types` },
  publicPage: (_key, row) => blockPage(String(Reflect.get(row, 'titre'))),
  templates: {
    label: msg`Bloc de l’institution`,
    hint: msg`Remplit le titre, le type et la description d’un exemple. Le mot qui commence le titre est réservé ; après les deux points vient le bureau, ou le cas tel que l’écrit l’adresse de sa page (/cas/offres-reelles).`,
    choices: blocks.map(({ label, ...values }) => ({ label, values: { ...values, type: blockType } })),
  },
  fields: {
    titre: { control: 'text', label: msg`Titre`, messages: { required: msg`Le titre est requis` } },
    Description: { control: 'area', label: msg`Description`, messages: { required: msg`La description est requise` } },
    type: {
      control: 'choice',
      label: msg`Type`,
      choices: types,
      bulk: true,
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
