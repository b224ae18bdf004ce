import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { settings } from '@/site/settings'

const { opening, closing } = settings.openingHours

/** A question of the guide: its answer in short paragraphs, and a page to read next. */
export interface Question {
  id: string
  question: MessageDescriptor
  answer: readonly MessageDescriptor[]
  link?: { to: string; label: MessageDescriptor }
}

export const serviceQuestions: readonly Question[] = [
  {
    id: 'difference',
    question: msg`Quelle différence entre une consignation et un dépôt ?`,
    answer: [
      msg`Une consignation est imposée par la loi, une administration, un juge ou un contrat : elle sert de garantie, ou est conservée jusqu’à ce qu’une question soit tranchée.`,
      msg`Un dépôt est une somme confiée pour être conservée. Elle est restituée à son propriétaire lorsque celui-ci en fait la demande et justifie de son droit.`,
    ],
    link: { to: '/depot', label: msg`Lire la page sur les dépôts` },
  },
  {
    id: 'laquelle',
    question: msg`Quelle page consulter dans mon cas ?`,
    answer: [
      msg`Une administration ou un marché public vous demande une garantie : consignations administratives. Un juge, un greffe ou un huissier intervient : consignations judiciaires.`,
      msg`Vous avez versé une caution pour l’eau ou l’électricité : consignations conventionnelles. Votre demande porte sur un compte, une assurance, une succession ou une indemnité : dépôts.`,
    ],
    link: { to: '/trouver-mon-cas', label: msg`Trouver mon cas en trois questions` },
  },
  {
    id: 'pieces',
    question: msg`Quelles pièces faut-il préparer ?`,
    answer: [
      msg`Presque toujours : une pièce d’identité, votre numéro d’identifiant unique (NIU) et l’acte qui explique la somme (décision, contrat, jugement, relevé). Une entreprise ajoute son registre du commerce.`,
      msg`Chaque page de service précise les autres pièces. Faites confirmer la liste avant de vous déplacer.`,
    ],
  },
  {
    id: 'restitution',
    question: msg`Comment récupérer une somme ?`,
    answer: [
      msg`Présentez le récépissé, une pièce d’identité et l’acte qui libère la somme : mainlevée de l’administration, décision de justice exécutoire, ou fin du contrat.`,
      msg`Si vous avez perdu le récépissé, signalez-le à l’accueil : une somme peut aussi être retrouvée à partir du nom, de la date et de l’acte d’origine.`,
    ],
    link: { to: '/contact_us', label: msg`Écrire à la CDEC` },
  },
  {
    id: 'heritier',
    question: msg`Le titulaire est décédé : que peuvent faire ses héritiers ?`,
    answer: [
      msg`La somme n’est pas perdue. Les héritiers présentent l’acte de décès et le jugement ou l’acte d’hérédité, avec tout document qui rattache la somme au défunt.`,
    ],
  },
  {
    id: 'banque',
    question: msg`Ma banque m’indique que mon ancien compte a été transféré à la CDEC. Que faire ?`,
    answer: [
      msg`Demandez à la banque la date du transfert et le montant, puis adressez votre demande à la CDEC avec un relevé ou le contrat du compte et une pièce d’identité.`,
    ],
    link: { to: '/depot', label: msg`Lire la page sur les dépôts` },
  },
  {
    id: 'horaires',
    question: msg`Quand et où joindre la CDEC ?`,
    answer: [
      msg`Du lundi au vendredi, de ${opening} à ${closing}. Le numéro de téléphone et l’adresse électronique figurent au bas de chaque page. Le siège est à Yaoundé.`,
    ],
    link: { to: '/contact_us', label: msg`Écrire à la CDEC` },
  },
]

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
      msg`Appuyez sur « Rechercher », en haut de chaque page, ou sur les touches Ctrl et K de votre clavier (⌘ et K sur un Mac), puis saisissez quelques mots. Les accents et les majuscules sont sans importance.`,
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
      msg`Un organisme s’inscrit par le lien « Devenir partenaire », en haut de la même page. Aucun compte n’est nécessaire pour consulter le site.`,
    ],
    link: { to: '/inscription/usager', label: msg`Ouvrir le formulaire d’inscription` },
  },
  {
    id: 'confort',
    question: msg`Comment changer les couleurs ou arrêter les animations ?`,
    answer: [
      msg`Au bas de chaque page, choisissez un affichage clair, sombre, ou celui de votre appareil. Un bouton de la page d’accueil et un autre au bas de chaque page mettent les animations en pause.`,
      msg`Le texte s’agrandit avec le zoom de votre navigateur. Chaque texte long peut être imprimé.`,
    ],
    link: { to: '/accessibilite', label: msg`Lire la page sur l’accessibilité` },
  },
]
