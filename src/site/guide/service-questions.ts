import { msg } from '@lingui/core/macro'
import type { Question } from './question'

export const serviceQuestions: readonly Question[] = [
  {
    id: 'difference',
    question: msg`Quelle différence entre une consignation et un dépôt ?`,
    answer: [
      msg`Une consignation est imposée par la loi, une administration, un juge ou un contrat : elle sert de garantie, ou attend qu’une question soit tranchée.`,
      msg`Un dépôt est de l’argent confié pour être gardé. Il revient à son propriétaire quand celui-ci le demande et prouve son droit.`,
    ],
    link: { to: '/depot', label: msg`Lire la page sur les dépôts` },
  },
  {
    id: 'laquelle',
    question: msg`Quelle page lire dans mon cas ?`,
    answer: [
      msg`Une administration ou un marché public vous demande une garantie : consignations administratives. Un juge, un greffe ou un huissier intervient : consignations judiciaires.`,
      msg`Vous avez laissé une caution pour l’eau ou l’électricité : consignations conventionnelles. Un compte, une assurance, une succession ou une indemnité : dépôts.`,
    ],
    link: { to: '/cons_admin', label: msg`Commencer par les consignations administratives` },
  },
  {
    id: 'pieces',
    question: msg`Quels papiers faut-il préparer ?`,
    answer: [
      msg`Presque toujours : une pièce d’identité, votre numéro d’identifiant unique (NIU) et l’acte qui explique la somme (décision, contrat, jugement, relevé). Une entreprise ajoute son registre du commerce.`,
      msg`Chaque page de service donne la suite. Faites confirmer la liste avant de vous déplacer.`,
    ],
  },
  {
    id: 'restitution',
    question: msg`Comment récupérer une somme ?`,
    answer: [
      msg`Présentez le récépissé, une pièce d’identité et l’acte qui libère la somme : mainlevée de l’administration, décision de justice exécutoire, ou fin du contrat.`,
      msg`Si vous avez perdu le récépissé, dites-le à l’accueil : une somme se retrouve aussi par le nom, la date et l’acte d’origine.`,
    ],
    link: { to: '/contact_us', label: msg`Écrire à la CDEC` },
  },
  {
    id: 'heritier',
    question: msg`Le titulaire est décédé : que peuvent faire ses héritiers ?`,
    answer: [
      msg`La somme n’est pas perdue. Les héritiers présentent l’acte de décès et le jugement ou l’acte d’hérédité, avec tout ce qui rattache la somme au défunt.`,
    ],
  },
  {
    id: 'banque',
    question: msg`Ma banque dit que mon ancien compte est parti à la CDEC. Que faire ?`,
    answer: [
      msg`Demandez à la banque la date du transfert et le montant, puis adressez votre demande à la CDEC avec un relevé ou le contrat du compte et une pièce d’identité.`,
    ],
    link: { to: '/depot', label: msg`Lire la page sur les dépôts` },
  },
  {
    id: 'horaires',
    question: msg`Quand et où joindre la CDEC ?`,
    answer: [
      msg`Du lundi au vendredi, de 08:00 à 16:00. Le téléphone et l’adresse e-mail sont au bas de chaque page, qui dit aussi si les bureaux sont ouverts en ce moment. Le siège est à Yaoundé.`,
    ],
    link: { to: '/contact_us', label: msg`Écrire à la CDEC` },
  },
]
