import { msg } from '@lingui/core/macro'
import type { Question } from './question'

export const siteQuestions: readonly Question[] = [
  {
    id: 'langue',
    question: msg`Comment lire le site en anglais ?`,
    answer: [
      msg`Appuyez sur le bouton « English », en haut de chaque page. La page se recharge en anglais, au même endroit, et le site retient votre choix sur cet appareil.`,
    ],
  },
  {
    id: 'recherche',
    question: msg`Comment retrouver une page ou un document ?`,
    answer: [
      msg`Appuyez sur « Rechercher », en haut de chaque page, ou sur la touche / de votre clavier, puis saisissez quelques mots. Les accents et les majuscules sont sans importance.`,
      msg`La recherche parcourt les services, les textes, les communiqués, les publications, les interviews, les actualités et les vidéos. Elle fonctionne aussi hors ligne, sur les contenus déjà consultés.`,
    ],
  },
  {
    id: 'hors-ligne',
    question: msg`Puis-je lire le site sans connexion ?`,
    answer: [
      msg`Oui. Les contenus consultés restent sur votre appareil et peuvent être relus hors ligne ; le site indique alors la date des données affichées.`,
      msg`Votre navigateur peut aussi installer le site comme une application : cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans son menu.`,
    ],
    link: { to: '/hors-ligne', label: msg`Voir ce qui est gardé sur cet appareil` },
  },
  {
    id: 'lettre',
    question: msg`Comment recevoir les actualités de la CDEC ?`,
    answer: [
      msg`Saisissez votre adresse électronique sous « Lettre d’information », au bas de chaque page, puis validez. Un message confirme que votre inscription a été prise en compte.`,
    ],
  },
  {
    id: 'compte',
    question: msg`Comment créer un compte ?`,
    answer: [
      msg`Remplissez le formulaire d’inscription. Il faut avoir au moins 18 ans, et choisir un mot de passe d’au moins 8 caractères. Tous les champs sont obligatoires.`,
      msg`Un organisme s’inscrit par le bouton « Devenir partenaire » de la même page. Aucun compte n’est nécessaire pour consulter le site.`,
    ],
    link: { to: '/inscription/usager', label: msg`Ouvrir le formulaire d’inscription` },
  },
  {
    id: 'confort',
    question: msg`Comment changer les couleurs ou arrêter les animations ?`,
    answer: [
      msg`Au bas de chaque page, choisissez un affichage clair, sombre, ou celui de votre appareil. Les animations de la page d’accueil ont chacune un bouton pour les mettre en pause.`,
      msg`Le texte s’agrandit avec le zoom de votre navigateur, sans que rien ne soit coupé. Chaque texte long peut être imprimé.`,
    ],
    link: { to: '/accessibilite', label: msg`Lire la page sur l’accessibilité` },
  },
]
