import { msg } from '@lingui/core/macro'
import type { administrative } from '@/site/services/families/administrative'
import type { DetailsOf } from '@/site/services/families/case-details'
import type { ServiceEntry } from '@/site/services/families/family'
import { claimIdentity } from '@/site/services/families/papers'

const payWithList: ServiceEntry = {
  title: msg`Versez les fonds avec l’état`,
  text: msg`Sur le compte que la CDEC vous indique.`,
}

/** Sums that an administration has collected for others. */
export const collectionDetails = {
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
} satisfies Partial<DetailsOf<typeof administrative>>
