import { msg } from '@lingui/core/macro'
import { type administrative, administrativeSteps } from '@/site/services/families/administrative'
import type { DetailsOf } from '@/site/services/families/case-details'
import type { ServiceEntry } from '@/site/services/families/family'
import { claimIdentity, identity, receipt } from '@/site/services/families/papers'

const { pay, handReceipt, askBack } = administrativeSteps
const readAppointment: ServiceEntry = {
  title: msg`Lisez l’acte de nomination`,
  text: msg`La somme est versée avant d’exercer ; il en fixe le montant, ou renvoie au texte qui le fixe.`,
}

/** Guarantees of those who hold an office or stand for one. */
export const officeDetails = {
  'caution-comptable-public': {
    heading: msg`Je vais manier de l’argent public`,
    roles: ['pays'],
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
    deposit: {
      papers: [
        { id: 'act', text: msg`L’acte de nomination, ou la décision qui fixe le montant de la caution` },
        identity,
      ],
      steps: [readAppointment, pay, handReceipt],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La décharge de votre gestion (quitus) et la mainlevée de l’administration` },
        receipt,
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Demandez la décharge de votre gestion`,
          text: msg`À la fin de vos fonctions, une fois vos comptes vérifiés : l’administration donne alors mainlevée.`,
        },
        askBack,
      ],
    },
  },
  'caution-officier-public': {
    heading: msg`Je m’installe comme notaire ou huissier`,
    roles: ['pays'],
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
    deposit: {
      papers: [{ id: 'act', text: msg`L’acte de nomination` }, identity],
      steps: [readAppointment, pay, handReceipt],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez la mainlevée à la fin de votre charge`,
          text: msg`À l’autorité qui vous a nommé, une fois établi que nul n’a de réclamation.`,
        },
        askBack,
      ],
    },
  },
  'caution-candidat-election': {
    heading: msg`Je suis candidat à une élection`,
    roles: ['pays'],
    outcome: msg`Elle est restituée au candidat ou acquise à l’État, selon la loi électorale.`,
    deposit: {
      papers: [
        { id: 'identity', text: msg`La pièce d’identité du candidat` },
        { id: 'payer', isConditional: true, text: msg`Si un autre verse pour vous : sa pièce d’identité` },
      ],
      information: [msg`L’élection et la circonscription`, msg`Le nom du candidat ou de la liste`],
      steps: [
        {
          title: msg`Vérifiez le montant de la caution`,
          text: msg`Le Code électoral (loi n° 2012/001 du 19 avril 2012) le fixe pour chaque élection : aucun autre acte n’est nécessaire.`,
        },
        {
          title: msg`Versez la somme avant la clôture des candidatures`,
          text: msg`Sur le compte que la CDEC vous indique.`,
        },
        {
          title: msg`Joignez le récépissé à votre dossier de candidature`,
          text: msg`Conservez-en une copie : elle sert à la restitution.`,
        },
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La décision ou les résultats qui donnent droit à la restitution` },
        receipt,
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Attendez la décision sur la candidature ou les résultats`,
          text: msg`Le Code électoral dit quand la caution est restituée, et quand elle reste à l’État.`,
        },
        {
          title: msg`Demandez la restitution à la CDEC`,
          text: msg`Présentez cette pièce, le récépissé et votre pièce d’identité.`,
        },
      ],
    },
  },
} satisfies Partial<DetailsOf<typeof administrative>>
