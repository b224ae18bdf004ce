import { msg } from '@lingui/core/macro'
import { type administrative, administrativeSteps } from '@/site/services/families/administrative'
import type { DetailsOf } from '@/site/services/families/case-details'
import type { Paper, ServiceEntry } from '@/site/services/families/family'

const { pay, handReceipt, askBack } = administrativeSteps
const identity: Paper = { id: 'identity', text: msg`Une pièce d’identité` }
const receipt: Paper = { id: 'receipt', text: msg`Le récépissé du versement` }
const claimIdentity: Paper = { ...identity, id: 'claim-identity' }
const niu = msg`Le numéro d’identifiant unique (NIU)`
const readAppointment: ServiceEntry = {
  title: msg`Lisez l’acte de nomination`,
  text: msg`La somme est versée avant d’exercer ; il en fixe le montant, ou renvoie au texte qui le fixe.`,
}
const payWithList: ServiceEntry = {
  title: msg`Versez les fonds avec l’état`,
  text: msg`Sur le compte que la CDEC vous indique.`,
}

/** What article 4 and the procedure usual for each of these cases say; the institution has to confirm the steps. */
export const administrativeDetails: DetailsOf<typeof administrative> = {
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
  'emoluments-et-main-d-oeuvre-penale': {
    heading: msg`J’encaisse pour un tribunal ou une prison`,
    roles: ['holds'],
    outcome: msg`Les fonds sont conservés jusqu’à ce que l’autorité compétente en désigne le bénéficiaire.`,
    deposit: {
      papers: [{ id: 'list', text: msg`L’état des sommes encaissées, signé du responsable du service` }],
      information: [msg`Le service et la période`],
      steps: [
        { title: msg`Établissez l’état des sommes`, text: msg`Par nature de recette et par période.` },
        payWithList,
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La décision de l’autorité compétente qui désigne le bénéficiaire` },
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Obtenez la décision de l’autorité compétente`,
          text: msg`Elle désigne le bénéficiaire et le montant.`,
        },
        { title: msg`Demandez la somme à la CDEC`, text: msg`Présentez cette pièce et une pièce d’identité.` },
      ],
    },
  },
  'fonds-de-la-curatelle': {
    heading: msg`Une succession n’a pas d’héritier connu`,
    roles: ['holds', 'receives'],
    outcome: msg`Ils sont conservés jusqu’à ce qu’un ayant droit se manifeste et justifie de sa qualité.`,
    deposit: {
      papers: [
        { id: 'act', text: msg`La décision qui vous confie la succession` },
        { id: 'list', text: msg`L’état des fonds de la succession` },
      ],
      information: [msg`Le nom du défunt`],
      steps: [
        {
          title: msg`Établissez l’état des sommes`,
          text: msg`Pour chaque succession : le nom du défunt, l’origine et le montant des fonds.`,
        },
        payWithList,
      ],
    },
    claim: {
      papers: [
        { id: 'heir', text: msg`Le jugement d’hérédité, qui établit votre qualité` },
        { id: 'death', text: msg`L’acte de décès` },
        claimIdentity,
      ],
      information: [msg`Le nom du défunt et son dernier domicile`],
      steps: [
        {
          title: msg`Faites établir votre qualité d’héritier`,
          text: msg`Par un jugement d’hérédité, que rend le tribunal.`,
        },
        {
          title: msg`Adressez votre demande à la CDEC`,
          text: msg`Précisez le nom du curateur, si vous le connaissez.`,
        },
      ],
    },
  },
  'reliquat-vente-douane': {
    heading: msg`La douane a vendu ma marchandise`,
    roles: ['receives', 'holds'],
    outcome: msg`La somme est restituée à l’ayant droit, sur présentation de ses pièces.`,
    deposit: {
      papers: [{ id: 'list', text: msg`Le procès-verbal de vente et le décompte des droits et des frais` }],
      information: [msg`Le numéro et la date de la vente`],
      steps: [
        { title: msg`Établissez le décompte`, text: msg`Le prix, les droits et les frais payés, et ce qui reste.` },
        { title: msg`Versez le reliquat avec le décompte`, text: msg`Sur le compte que la CDEC vous indique.` },
      ],
    },
    claim: {
      papers: [
        {
          id: 'owner',
          text: msg`La preuve que la marchandise vous appartenait : facture, connaissement ou déclaration`,
        },
        claimIdentity,
        { id: 'register', isConditional: true, text: msg`Pour une entreprise : le registre du commerce` },
      ],
      information: [msg`Le numéro et la date de la vente`],
      steps: [
        {
          title: msg`Demandez à la douane le décompte de la vente`,
          text: msg`Il montre ce qui reste du prix, et si la somme est à la CDEC.`,
        },
        {
          title: msg`Demandez la restitution à la CDEC`,
          text: msg`Présentez vos pièces, et faites-vous confirmer jusqu’à quand la somme peut être réclamée.`,
        },
      ],
    },
  },
}
