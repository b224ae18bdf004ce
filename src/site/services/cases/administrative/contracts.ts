import { msg } from '@lingui/core/macro'
import { type administrative, administrativeSteps } from '@/site/services/families/administrative'
import type { DetailsOf } from '@/site/services/families/case-details'
import { claimIdentity, identity, niu, receipt } from '@/site/services/families/papers'

const { pay, handReceipt, askBack } = administrativeSteps

/** Guarantees for a contract, a lodging or a stay. */
export const contractDetails = {
  'caution-marche-public': {
    heading: msg`Mon entreprise répond à un marché public`,
    roles: ['pays'],
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
    deposit: {
      papers: [
        { id: 'act', text: msg`Le dossier d’appel d’offres, ou le contrat de marché` },
        { id: 'identity', text: msg`Une pièce d’identité du représentant` },
        { id: 'register', text: msg`Le registre du commerce` },
      ],
      steps: [
        {
          title: msg`Lisez le dossier d’appel d’offres ou le marché`,
          text: msg`Il fixe le montant de la garantie, et le moment où elle est due : avec l’offre, ou après la signature.`,
        },
        pay,
        {
          title: msg`Joignez une copie du récépissé à l’offre ou au marché`,
          text: msg`Elle va au maître d’ouvrage ; conservez l’original.`,
        },
      ],
    },
    claim: {
      papers: [{ id: 'release', text: msg`La mainlevée donnée par le maître d’ouvrage` }, receipt, claimIdentity],
      steps: [
        {
          title: msg`Demandez la mainlevée au maître d’ouvrage`,
          text: msg`Pour la soumission : lorsque votre offre n’est pas retenue. Pour l’exécution : après la réception des prestations.`,
        },
        askBack,
      ],
    },
  },
  'caution-logement-administratif': {
    heading: msg`J’occupe un logement ou un terrain de l’État`,
    roles: ['pays'],
    outcome: msg`Les lieux rendus, l’administration donne mainlevée : la caution est restituée à l’occupant.`,
    deposit: {
      papers: [{ id: 'act', text: msg`La décision qui attribue le logement, ou le titre d’occupation` }, identity],
      steps: [
        {
          title: msg`Lisez la décision ou le titre d’occupation`,
          text: msg`Il fixe le montant de la caution et précise à quel nom consigner.`,
        },
        pay,
        handReceipt,
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La mainlevée donnée par l’administration` },
        { id: 'inventory', text: msg`L’état des lieux de sortie` },
        receipt,
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Rendez les lieux et faites dresser l’état des lieux`,
          text: msg`Les réparations à votre charge réglées, l’administration donne mainlevée.`,
        },
        askBack,
      ],
    },
  },
  'caution-rapatriement': {
    heading: msg`Un étranger entre ou séjourne au Cameroun`,
    roles: ['pays'],
    outcome: msg`Elle finance le rapatriement s’il a lieu ; sinon, elle est restituée après mainlevée de l’administration.`,
    deposit: {
      papers: [
        { id: 'act', text: msg`La lettre ou la décision qui demande la garantie` },
        { id: 'passport', text: msg`Le passeport de l’étranger` },
        { id: 'identity', text: msg`Une pièce d’identité de celui qui verse` },
      ],
      information: [niu, msg`Le nom et la nationalité de l’étranger`],
      steps: [
        {
          title: msg`Lisez la lettre qui demande la garantie`,
          text: msg`Elle fixe le montant et précise à quel nom consigner.`,
        },
        pay,
        handReceipt,
      ],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez la mainlevée à l’administration`,
          text: msg`Après le départ de l’étranger à ses frais, ou lorsque la garantie n’est plus demandée.`,
        },
        askBack,
      ],
    },
  },
  'achat-vehicule': {
    heading: msg`L’administration m’aide à acheter un véhicule`,
    roles: ['pays'],
    outcome: msg`La décision de l’administration règle l’emploi de la somme.`,
    deposit: {
      papers: [
        { id: 'act', text: msg`La décision qui accorde l’aide à l’achat` },
        { id: 'invoice', text: msg`La facture pro forma du véhicule` },
        identity,
      ],
      information: [niu, msg`Votre matricule`],
      steps: [
        {
          title: msg`Lisez la décision qui accorde l’aide`,
          text: msg`Elle fixe votre apport, ou l’avance que vous recevez.`,
        },
        pay,
        handReceipt,
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La décision de l’administration qui règle l’emploi de la somme` },
        receipt,
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Demandez la décision à l’administration`,
          text: msg`Elle dit si la somme va au vendeur ou vous revient.`,
        },
        {
          title: msg`Demandez la somme à la CDEC`,
          text: msg`Présentez cette pièce, le récépissé et votre pièce d’identité.`,
        },
      ],
    },
  },
  'coupes-de-bois': {
    heading: msg`J’exploite une coupe de bois`,
    roles: ['pays'],
    outcome: msg`L’administration donne mainlevée : la somme est restituée à celui qui l’a versée, sur présentation de ses pièces.`,
    deposit: {
      papers: [
        { id: 'act', text: msg`Le titre d’exploitation, ou l’avis d’adjudication de la coupe` },
        identity,
        { id: 'register', isConditional: true, text: msg`Pour une entreprise : le registre du commerce` },
      ],
      steps: [
        {
          title: msg`Lisez le titre ou l’avis d’adjudication`,
          text: msg`Il fixe le montant de la garantie et ce qu’elle couvre.`,
        },
        pay,
        handReceipt,
      ],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez la mainlevée à l’administration des forêts`,
          text: msg`Après le contrôle de la coupe et le paiement des droits.`,
        },
        askBack,
      ],
    },
  },
} satisfies Partial<DetailsOf<typeof administrative>>
