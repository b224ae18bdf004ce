import { msg } from '@lingui/core/macro'
import type { DetailsOf } from '@/site/services/families/case-details'
import type { Paper } from '@/site/services/families/family'
import { type judicial, judicialSteps } from '@/site/services/families/judicial'

const { pay, joinReceipt, askForSum } = judicialSteps
const identity: Paper = { id: 'identity', text: msg`Une pièce d’identité` }
const enforceable: Paper = { id: 'enforceable', text: msg`La preuve que cette décision est exécutoire` }
const claimIdentity: Paper = { ...identity, id: 'claim-identity' }
const niu = msg`Le numéro d’identifiant unique (NIU)`

/** What article 4 and the procedure usual for each of these cases say; the institution has to confirm the steps. */
export const judicialDetails: DetailsOf<typeof judicial> = {
  'caution-mise-en-liberte': {
    heading: msg`Le juge demande une caution pour libérer quelqu’un`,
    roles: ['pays'],
    outcome: msg`La somme est libérée sur une décision de justice exécutoire, qui en désigne le bénéficiaire.`,
    deposit: {
      papers: [
        { id: 'decision', text: msg`La décision qui accorde la liberté contre une caution` },
        { id: 'identity', text: msg`Une pièce d’identité de celui qui verse` },
      ],
      information: [msg`Le nom de la personne détenue et le lieu de détention`, msg`Le numéro de l’affaire`],
      steps: [
        {
          title: msg`Retirez la décision au greffe`,
          text: msg`Elle fixe le montant de la caution. Un proche ou l’avocat peut verser.`,
        },
        pay,
        {
          title: msg`Portez le récépissé au greffe`,
          text: msg`La personne est libérée au vu du récépissé. Conservez l’original.`,
        },
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`La décision sur la caution : jugement ou non-lieu` },
        enforceable,
        { id: 'receipt', text: msg`Le récépissé du versement` },
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Demandez au greffe la décision sur la caution`,
          text: msg`L’affaire terminée, elle dit à qui la somme revient.`,
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
  'fonds-sous-sequestre': {
    heading: msg`Plusieurs personnes se disputent une somme`,
    roles: ['pays', 'holds'],
    outcome: msg`Le juge décide à qui elle revient ; la CDEC la remet au bénéficiaire désigné.`,
    deposit: {
      papers: [{ id: 'decision', text: msg`L’ordonnance ou le jugement qui met la somme sous séquestre` }, identity],
      steps: [
        {
          title: msg`Munissez-vous de la décision de séquestre`,
          text: msg`Elle dit quelle somme est conservée, et pour quelles parties.`,
        },
        pay,
        joinReceipt,
      ],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez au greffe la décision qui tranche le litige`,
          text: msg`Un jugement exécutoire, ou l’accord des parties homologué par le juge.`,
        },
        askForSum,
      ],
    },
  },
  'consignation-partie-civile': {
    heading: msg`Je suis victime et je saisis moi-même le juge`,
    roles: ['pays'],
    outcome: msg`La somme est libérée sur une décision de justice exécutoire, qui en désigne le bénéficiaire.`,
    deposit: {
      papers: [{ id: 'decision', text: msg`L’ordonnance du juge qui fixe la somme à consigner` }, identity],
      information: [msg`Le numéro de la plainte`, msg`Le nom des personnes mises en cause, si elles sont connues`],
      steps: [
        {
          title: msg`Demandez l’ordonnance au greffe`,
          text: msg`Après votre plainte, le juge fixe la somme et le délai, ou vous dispense de verser.`,
        },
        {
          title: msg`Versez la somme dans ce délai`,
          text: msg`Sur le compte indiqué par la CDEC. Passé ce délai, la plainte peut être écartée.`,
        },
        {
          title: msg`Portez le récépissé au greffe`,
          text: msg`La procédure peut alors continuer. Conservez l’original.`,
        },
      ],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez au greffe la décision finale`,
          text: msg`Elle dit si l’avance vous revient, après le paiement des frais.`,
        },
        askForSum,
      ],
    },
  },
  'provision-expertise': {
    heading: msg`Le juge me demande d’avancer les frais d’un expert`,
    roles: ['pays'],
    outcome: msg`La somme est libérée sur une décision de justice exécutoire, qui en désigne le bénéficiaire.`,
    deposit: {
      papers: [{ id: 'decision', text: msg`La décision qui désigne l’expert et fixe l’avance` }, identity],
      steps: [
        {
          title: msg`Lisez la décision qui désigne l’expert`,
          text: msg`Elle dit qui verse l’avance, combien, et avant quelle date.`,
        },
        pay,
        {
          title: msg`Portez le récépissé au greffe`,
          text: msg`L’expert commence une fois l’avance versée. Conservez l’original.`,
        },
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`L’ordonnance qui fixe les honoraires de l’expert (taxe)` },
        enforceable,
        claimIdentity,
      ],
      steps: [
        {
          title: msg`Demandez l’ordonnance de taxe au greffe`,
          text: msg`Le rapport remis, le juge fixe les honoraires de l’expert ; le reste revient à celui qui a versé.`,
        },
        askForSum,
      ],
    },
  },
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
  'condamnation-recours': {
    heading: msg`Je conteste une condamnation à payer`,
    roles: ['pays'],
    outcome: msg`Le recours jugé, la somme est remise à celui que la décision désigne.`,
    deposit: {
      papers: [
        { id: 'decision', text: msg`Le jugement, et la décision qui permet de consigner` },
        { id: 'appeal', text: msg`La preuve du recours : déclaration d’appel ou de pourvoi` },
        identity,
      ],
      steps: [
        {
          title: msg`Formez le recours et demandez à consigner`,
          text: msg`Au juge saisi du recours : sa décision fixe la somme et le délai.`,
        },
        pay,
        {
          title: msg`Portez le récépissé au greffe et à l’huissier`,
          text: msg`L’exécution est alors suspendue, comme le dit la décision. Conservez l’original.`,
        },
      ],
    },
    claim: {
      steps: [
        {
          title: msg`Demandez au greffe la décision sur le recours`,
          text: msg`Elle dit à qui la somme revient : à vous, ou à votre adversaire.`,
        },
        askForSum,
      ],
    },
  },
  'sommes-saisies-enquete': {
    heading: msg`De l’argent a été saisi dans une enquête`,
    roles: ['receives', 'holds'],
    outcome: msg`Elles sont restituées ou confisquées, selon la décision de justice.`,
    deposit: {
      papers: [{ id: 'decision', text: msg`Le procès-verbal de saisie ou la réquisition` }],
      information: [msg`Le numéro de la procédure et le parquet`],
      steps: [
        {
          title: msg`Établissez le procès-verbal de saisie`,
          text: msg`Il décrit les sommes et les valeurs, une à une.`,
        },
        {
          title: msg`Versez les fonds`,
          text: msg`Par le greffe ou le service enquêteur, sur le compte indiqué par la CDEC.`,
        },
        joinReceipt,
      ],
    },
    claim: {
      papers: [
        {
          id: 'release',
          text: msg`La décision qui ordonne la restitution : jugement, non-lieu ou mainlevée du parquet`,
        },
        { id: 'enforceable', isConditional: true, text: msg`Pour une décision : la preuve qu’elle est exécutoire` },
        claimIdentity,
      ],
      information: [msg`Le numéro de la procédure et le parquet`, msg`La date et le lieu de la saisie`],
      steps: [
        {
          title: msg`Demandez la restitution au procureur ou au juge`,
          text: msg`Au procureur pendant l’enquête, au juge ensuite : la CDEC ne peut pas en décider.`,
        },
        askForSum,
      ],
    },
  },
  'personne-protegee-ou-absente': {
    heading: msg`Une somme revient à un mineur ou à une personne absente`,
    roles: ['receives', 'holds'],
    outcome: msg`La somme est conservée pour elle et remise sur ordre du juge.`,
    deposit: {
      papers: [{ id: 'decision', text: msg`L’ordonnance du juge qui prescrit le dépôt` }, identity],
      information: [msg`Le nom et la date de naissance du bénéficiaire`],
      steps: [
        { title: msg`Munissez-vous de l’ordonnance`, text: msg`Elle dit pour qui la somme est conservée.` },
        pay,
        joinReceipt,
      ],
    },
    claim: {
      papers: [
        { id: 'release', text: msg`L’ordonnance du juge qui permet de retirer la somme` },
        { id: 'claim-identity', text: msg`Une pièce d’identité du bénéficiaire ou du tuteur` },
        { id: 'birth', isConditional: true, text: msg`Pour un mineur devenu majeur : l’acte de naissance` },
        { id: 'guardian', isConditional: true, text: msg`Pour un tuteur : la décision qui le nomme` },
      ],
      information: [msg`Le nom et la date de naissance du bénéficiaire`],
      steps: [
        {
          title: msg`Demandez l’ordonnance au juge`,
          text: msg`Le tuteur, le bénéficiaire devenu majeur ou la personne revenue peut la demander.`,
        },
        askForSum,
      ],
    },
  },
}
