import { msg } from '@lingui/core/macro'
import type { DetailsOf } from '@/site/services/families/case-details'
import { type judicial, judicialSteps } from '@/site/services/families/judicial'
import { claimIdentity, identity, niu } from '@/site/services/families/papers'

const { pay, joinReceipt, askForSum } = judicialSteps

/** Sums that are due to creditors. */
export const creditorDetails = {
  'saisie-entre-les-mains-d-un-tiers': {
    heading: msg`De l’argent est bloqué par une saisie contestée`,
    roles: ['holds', 'receives'],
    outcome: msg`La contestation tranchée, la somme est remise à celui que la décision désigne.`,
    deposit: {
      papers: [
        {
          id: 'decision',
          text: msg`L’acte de saisie et l’acte de contestation, ou la décision qui ordonne la consignation`,
        },
        { id: 'identity', text: msg`Une pièce d’identité du représentant` },
      ],
      information: [msg`Le nom des parties`, msg`Le montant bloqué`],
      steps: [
        {
          title: msg`Réunissez l’acte de saisie et la contestation`,
          text: msg`Ou la décision du juge qui ordonne de consigner.`,
        },
        pay,
        {
          title: msg`Informez l’huissier et le greffe`,
          text: msg`Remettez à chacun une copie du récépissé ; conservez l’original.`,
        },
      ],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez au greffe la décision sur la contestation`,
          text: msg`Elle dit à qui la somme revient : au créancier qui a saisi, ou au débiteur.`,
        },
        askForSum,
      ],
    },
  },
  'saisie-remuneration': {
    heading: msg`Un salaire est saisi ou cédé`,
    roles: ['holds', 'receives'],
    outcome: msg`Elles sont réparties entre les créanciers.`,
    deposit: {
      papers: [
        { id: 'decision', text: msg`L’acte de saisie ou de cession du salaire` },
        { id: 'list', text: msg`L’état des retenues : nom du salarié, période et montant` },
      ],
      information: [msg`Le numéro de l’affaire`],
      steps: [
        { title: msg`Retenez la part saisissable`, text: msg`Celle que fixe la loi ; le greffe vous l’indique.` },
        {
          title: msg`Versez les retenues chaque mois`,
          text: msg`Avec l’état, sur le compte indiqué par la CDEC ou par le greffe.`,
        },
        joinReceipt,
      ],
    },
    claim: {
      papers: [{ id: 'release', text: msg`L’état de répartition arrêté par le greffe` }, claimIdentity],
      information: [msg`Le nom du salarié`, msg`Le numéro de l’affaire`],
      steps: [
        {
          title: msg`Faites connaître votre créance au greffe`,
          text: msg`Avec votre titre exécutoire : le greffe répartit les retenues entre les créanciers.`,
        },
        {
          title: msg`Recevez votre part`,
          text: msg`Par le greffe, ou à la CDEC avec l’état de répartition et une pièce d’identité.`,
        },
      ],
    },
  },
  'vente-par-autorite-de-justice': {
    heading: msg`Un bien saisi a été vendu`,
    roles: ['holds', 'receives'],
    outcome: msg`Le prix est distribué à ceux qui y ont droit.`,
    deposit: {
      papers: [
        { id: 'decision', text: msg`Le procès-verbal de vente, ou le jugement d’adjudication` },
        { id: 'list', text: msg`La liste des créanciers saisissants et opposants` },
        identity,
      ],
      steps: [
        {
          title: msg`Établissez le compte de la vente`,
          text: msg`Le prix, les frais, et les créanciers saisissants ou opposants.`,
        },
        pay,
        joinReceipt,
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`L’accord des créanciers sur la répartition, ou la décision du juge` },
        { id: 'enforceable', isConditional: true, text: msg`Pour une décision : la preuve qu’elle est exécutoire` },
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Faites-vous connaître de celui qui a vendu`,
          text: msg`Avec votre titre : les créanciers s’accordent sur la répartition, ou le juge décide. Ce qui reste revient à l’ancien propriétaire.`,
        },
        askForSum,
      ],
    },
  },
  'reglement-judiciaire-liquidation': {
    heading: msg`Une entreprise ne peut plus payer ses dettes`,
    roles: ['holds', 'receives'],
    outcome: msg`Ils sont répartis entre les créanciers, sur décision de justice.`,
    deposit: {
      papers: [
        { id: 'decision', text: msg`Le jugement qui ouvre la procédure et nomme le syndic` },
        { id: 'list', text: msg`L’état des sommes recouvrées` },
        { id: 'identity', text: msg`Une pièce d’identité du syndic` },
      ],
      information: [msg`Le nom de l’entreprise et le numéro de la procédure`],
      steps: [
        { title: msg`Établissez l’état des sommes`, text: msg`Leur origine, leur date et leur montant.` },
        { title: msg`Versez les fonds`, text: msg`Sur le compte indiqué par la CDEC, au nom de la procédure.` },
        { title: msg`Rendez compte au juge-commissaire`, text: msg`Joignez une copie du récépissé à votre rapport.` },
      ],
    },
    claim: {
      papers: [
        { id: 'admission', text: msg`La preuve que votre créance est admise` },
        { id: 'release', text: msg`L’ordonnance de répartition` },
        claimIdentity,
      ],
      information: [msg`Le nom de l’entreprise et le numéro de la procédure`],
      steps: [
        {
          title: msg`Déclarez votre créance au syndic`,
          text: msg`Dans le délai que fixe l’Acte uniforme de l’OHADA sur les procédures collectives ; le syndic vous le confirme.`,
        },
        { title: msg`Attendez la répartition`, text: msg`Le juge-commissaire l’ordonne ; le syndic vous en avertit.` },
        {
          title: msg`Recevez votre part`,
          text: msg`Par le syndic, ou à la CDEC avec l’ordonnance et une pièce d’identité.`,
        },
      ],
    },
  },
  'offres-reelles': {
    heading: msg`Mon créancier refuse mon paiement`,
    roles: ['pays'],
    outcome: msg`Celui qui consigne dans les formes prévues est libéré de sa dette ; la somme est conservée pour le créancier.`,
    deposit: {
      papers: [
        { id: 'offer', text: msg`L’acte d’offre de l’huissier, qui constate le refus du créancier` },
        identity,
        { id: 'debt', isConditional: true, text: msg`Si la dette est écrite : le contrat, le bail ou la facture` },
      ],
      information: [niu, msg`Le nom et l’adresse du créancier`, msg`Le montant dû, avec les intérêts et les frais`],
      steps: [
        {
          title: msg`Faites offrir le paiement par un huissier`,
          text: msg`La somme entière, avec les intérêts et les frais (Code civil, articles 1257 et 1258).`,
        },
        {
          title: msg`L’huissier constate le refus`,
          text: msg`Son acte le mentionne, ou dit que le créancier ne peut pas recevoir. Aucun jugement n’est nécessaire pour consigner.`,
        },
        {
          title: msg`Versez la somme à la CDEC`,
          text: msg`L’huissier avertit d’abord le créancier du jour, de l’heure et du lieu (article 1259).`,
        },
        {
          title: msg`Faites signifier le dépôt au créancier`,
          text: msg`Par l’huissier, avec l’invitation à retirer la somme. Conservez le récépissé.`,
        },
      ],
    },
    claim: {
      papers: [
        { id: 'notice', text: msg`L’acte de l’huissier qui vous signifie le dépôt` },
        claimIdentity,
        {
          id: 'receipt',
          isConditional: true,
          text: msg`Pour le débiteur qui reprend la somme : le récépissé du versement`,
        },
      ],
      information: [msg`Le nom des parties`],
      steps: [
        { title: msg`Acceptez l’offre`, text: msg`Le créancier qui retire la somme accepte le paiement.` },
        {
          title: msg`Demandez la somme à la CDEC`,
          text: msg`Présentez ces pièces. Tant que le créancier n’a pas accepté, le débiteur peut reprendre la somme (article 1261).`,
        },
      ],
    },
  },
} satisfies Partial<DetailsOf<typeof judicial>>
