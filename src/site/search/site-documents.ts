import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { serviceQuestions, siteQuestions } from '@/site/help/questions'
import { administrativeConsignments } from '@/site/services/administrative-consignments'
import { cases } from '@/site/services/cases/cases'
import { conventionalConsignments } from '@/site/services/conventional-consignments'
import { deposits } from '@/site/services/deposits'
import { judicialConsignments } from '@/site/services/judicial-consignments'
import type { SearchDocument } from './search-index'
import type { SearchWords } from './words/words'

/** The pages that can be found by their name or what they are about. */
const staticPages: readonly { to: string; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    to: '/',
    title: msg`Accueil`,
    text: msg`La Caisse des Dépôts et Consignations du Cameroun reçoit, conserve et gère les dépôts et consignations.`,
  },
  {
    to: '/lacdec',
    title: msg`Présentation`,
    text: msg`Le statut, les missions et le cadre légal de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/trouver-mon-cas',
    title: msg`Trouver mon cas`,
    text: msg`Trois questions au plus mènent à la consignation ou au dépôt qui vous concerne.`,
  },
  {
    to: '/mon-dossier',
    title: msg`Mon dossier`,
    text: msg`La liste des pièces et les notes d’une démarche, et la lettre à la Caisse. Rien ne quitte cet appareil.`,
  },
  {
    to: '/missions',
    title: msg`Missions`,
    text: msg`Les missions de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/gouvernance',
    title: msg`Gouvernance`,
    text: msg`Tutelle du ministère chargé des finances, conseil d’administration présidé par le Directeur général du Trésor, représentants de la Présidence de la République, des services du Premier ministre et des ministères chargés des finances, de l’économie et de la justice.`,
  },
  {
    to: '/organigramme',
    title: msg`Organigramme`,
    text: msg`L’organisation de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/textes_reglementaires',
    title: msg`Textes réglementaires`,
    text: msg`Les lois et décrets qui régissent les dépôts et consignations au Cameroun.`,
  },
  {
    to: '/partenaires',
    title: msg`Partenaires`,
    text: msg`Les partenaires de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/actualites',
    title: msg`Actualités`,
    text: msg`Toutes les actualités de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/communique',
    title: msg`Communiqués`,
    text: msg`Les communiqués de presse de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/publications',
    title: msg`Publications`,
    text: msg`Rapports, guides et études de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/infocdec',
    title: msg`Bulletin d’information`,
    text: msg`Les dernières publications et actualités de la Caisse des Dépôts et Consignations du Cameroun, réunies en un bulletin daté.`,
  },
  {
    to: '/interviews',
    title: msg`Interviews`,
    text: msg`Les interviews accordées par les responsables de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/mediatheque',
    title: msg`Médiathèque`,
    text: msg`Les vidéos de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/projects',
    title: msg`Projets et programmes`,
    text: msg`Les projets et programmes de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/guide_utilisateurs',
    title: msg`Guide des utilisateurs`,
    text: msg`Les réponses aux questions les plus fréquentes sur le site et les services.`,
  },
  {
    to: '/contact_us',
    title: msg`Contact`,
    text: msg`Adresser une demande à la Caisse des Dépôts et Consignations du Cameroun : formulaire, téléphone, adresse et horaires.`,
  },
  {
    to: '/login',
    title: msg`Connexion`,
    text: msg`Se connecter à son compte.`,
  },
  {
    to: '/inscription/usager',
    title: msg`Créer un compte usager`,
    text: msg`Ouvrir un compte d’usager auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/sponsor',
    title: msg`Devenir partenaire`,
    text: msg`Ouvrir un compte de partenaire auprès de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/mes-documents',
    title: msg`Mes documents`,
    text: msg`Les documents gardés sur cet appareil pour être lus hors ligne.`,
  },
  {
    to: '/ou-aller',
    title: msg`Où aller`,
    text: msg`Les adresses, les horaires et les téléphones des bureaux de la Caisse des Dépôts et Consignations du Cameroun.`,
  },
  {
    to: '/mentions-legales',
    title: msg`Mentions légales`,
    text: msg`Qui publie ce site, et ce que valent ses pages.`,
  },
  {
    to: '/confidentialite',
    title: msg`Confidentialité`,
    text: msg`Ce que le site garde sur votre appareil, ce qui est envoyé et à qui, et comment le faire effacer.`,
  },
  {
    to: '/accessibilite',
    title: msg`Accessibilité`,
    text: msg`L’état du site, ce qui n’est pas encore accessible et à qui s’adresser.`,
  },
]

const services = [administrativeConsignments, judicialConsignments, conventionalConsignments, deposits]
const questions = [...serviceQuestions, ...siteQuestions]

type Translate = (text: MessageDescriptor) => string

/** The texts of the site itself: its cases, services, pages and the questions of its guide. */
export function siteDocuments(translate: Translate, words: SearchWords): SearchDocument[] {
  const joined = (texts: readonly MessageDescriptor[]) => texts.map(translate).join(' ')
  return [
    ...cases.map(({ slug, title, text, who, trigger, sum, family }) => ({
      id: slug,
      kind: 'cases',
      label: msg`Démarche`,
      slug,
      title: translate(title),
      text: translate(text),
      keywords: words.cases[slug],
      details: joined([who, trigger, sum, family.title]),
      to: `/cas/${slug}`,
    })),
    ...services.map(({ path, title, lead, definition, advantages }) => ({
      id: path,
      kind: 'services',
      label: msg`Service`,
      title: translate(title),
      text: joined([lead, ...definition, ...advantages.map(({ text }) => text)]),
      to: path,
    })),
    ...staticPages.map(({ to, title, text }) => ({
      id: to,
      kind: 'pages',
      label: msg`Page`,
      title: translate(title),
      text: translate(text),
      to,
    })),
    ...questions.map(({ id, question, answer }) => ({
      id: `question-${id}`,
      kind: 'questions',
      label: msg`Question`,
      title: translate(question),
      text: joined(answer),
      to: '/guide_utilisateurs',
      hash: id,
    })),
  ]
}
