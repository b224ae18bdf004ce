import { msg } from '@lingui/core/macro'
import type { DetailsOf } from '@/site/services/families/case-details'
import { type judicial, judicialSteps } from '@/site/services/families/judicial'
import { claimIdentity, enforceable, identity } from '@/site/services/families/papers'

const { pay, joinReceipt, askForSum } = judicialSteps

/** Sums that await a decision of the judge. */
export const disputeDetails = {
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
} satisfies Partial<DetailsOf<typeof judicial>>
