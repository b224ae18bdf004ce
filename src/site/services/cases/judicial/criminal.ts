import { msg } from '@lingui/core/macro'
import type { DetailsOf } from '@/site/services/families/case-details'
import { type judicial, judicialSteps } from '@/site/services/families/judicial'
import { claimIdentity, enforceable, identity, receipt } from '@/site/services/families/papers'

const { pay, joinReceipt, askForSum } = judicialSteps

/** Sums of a criminal case. */
export const criminalDetails = {
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
        receipt,
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
} satisfies Partial<DetailsOf<typeof judicial>>
