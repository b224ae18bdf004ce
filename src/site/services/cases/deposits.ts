import { msg } from '@lingui/core/macro'
import type { DetailsOf } from '@/site/services/families/case-details'
import type { publicDeposits } from '@/site/services/families/deposits'
import type { Paper, ServiceEntry } from '@/site/services/families/family'
import { identity } from '@/site/services/families/papers'

const heir: Paper = { id: 'heir', isConditional: true, text: msg`Pour un héritier : le jugement ou l’acte d’hérédité` }
const list: Paper = {
  id: 'list',
  text: msg`La liste des bénéficiaires dans un fichier électronique, avec nom, adresse, NIU, pièce d’identité et montant`,
}
const representative: Paper = { id: 'claim-identity', text: msg`Une pièce d’identité du représentant` }
const payIn: ServiceEntry = { title: msg`Versez les fonds`, text: msg`Sur le compte que la CDEC vous indique.` }
const writeToUs: ServiceEntry = {
  title: msg`Adressez votre demande à la CDEC`,
  text: msg`Avec vos pièces et ce que vous savez de la somme.`,
}

/** What article 4 and the procedure usual for each of these cases say; the institution has to confirm the steps. */
export const depositsDetails: DetailsOf<typeof publicDeposits> = {
  'fonds-notaires': {
    heading: msg`Un notaire garde une somme`,
    roles: ['holds', 'receives'],
    outcome: msg`Le propriétaire des fonds, ou son héritier, en demande la restitution et justifie de son droit.`,
    claim: {
      papers: [identity, { id: 'link', text: msg`L’acte du notaire, ou le reçu qu’il vous a remis` }, heir],
      information: [msg`Le nom du notaire et la date de l’acte`],
      steps: [
        {
          title: msg`Demandez au notaire si la somme a été transférée`,
          text: msg`Il vous dit à quelle date, et pour quel montant.`,
        },
        writeToUs,
      ],
    },
  },
  'fonds-mandataires-judiciaires': {
    heading: msg`Un administrateur désigné par le juge gère des fonds`,
    roles: ['holds', 'receives'],
    outcome: msg`Le propriétaire des fonds, ou son héritier, en demande la restitution et justifie de son droit.`,
    deposit: { papers: [{ id: 'decision', text: msg`La décision qui vous désigne` }, list] },
    claim: {
      papers: [
        identity,
        { id: 'link', text: msg`La décision qui met fin à la mission, ou qui vous attribue la somme` },
        heir,
      ],
      information: [msg`Le nom du mandataire et le numéro de l’affaire`],
      steps: [
        {
          title: msg`Demandez ses comptes au mandataire`,
          text: msg`Il rend compte au juge, qui dit à qui reviennent les fonds.`,
        },
        writeToUs,
      ],
    },
  },
  'comptes-inactifs': {
    heading: msg`Un compte en banque a été oublié`,
    roles: ['receives', 'holds'],
    outcome: msg`Le titulaire ou l’héritier adresse sa demande à la CDEC, avec un relevé ou le contrat du compte et une pièce d’identité.`,
    claim: {
      papers: [
        identity,
        { id: 'link', text: msg`Un relevé, un livret ou le contrat du compte` },
        { id: 'heir', isConditional: true, text: msg`Pour un héritier : l’acte de décès et le jugement d’hérédité` },
      ],
      information: [msg`Le nom de la banque et de l’agence`, msg`Le numéro du compte, si vous le connaissez`],
      steps: [
        {
          title: msg`Demandez à la banque si le compte a été transféré`,
          text: msg`Elle vous dit à quelle date. Si elle n’existe plus, écrivez à la CDEC.`,
        },
        writeToUs,
      ],
    },
  },
  'assurances-non-reclamees': {
    heading: msg`Une assurance n’a jamais été réclamée`,
    roles: ['receives', 'holds'],
    outcome: msg`Le bénéficiaire adresse sa demande à la CDEC, avec tout document établissant son lien avec la somme.`,
    claim: {
      papers: [
        identity,
        { id: 'link', text: msg`Le contrat, ou un courrier de l’assureur` },
        { id: 'death', isConditional: true, text: msg`Pour une assurance sur la vie : l’acte de décès de l’assuré` },
        heir,
      ],
      information: [msg`Le nom de l’assureur`, msg`Le numéro du contrat, si vous le connaissez`],
      steps: [
        {
          title: msg`Demandez à l’assureur si la somme a été transférée`,
          text: msg`Il vous dit à quelle date, et pour quel montant.`,
        },
        writeToUs,
      ],
    },
  },
  'indemnites-expropriation': {
    heading: msg`Mon terrain a été exproprié`,
    roles: ['receives', 'holds'],
    outcome: msg`L’indemnité est remise à celui qui justifie de son droit.`,
    deposit: {
      papers: [{ id: 'act', text: msg`L’acte qui prononce l’expropriation, avec l’état des indemnités` }, list],
    },
    claim: {
      papers: [
        identity,
        { id: 'link', text: msg`Le titre foncier, ou la preuve de votre droit sur le terrain` },
        { id: 'decision', isConditional: true, text: msg`Si votre droit est contesté : la décision qui le tranche` },
        heir,
      ],
      information: [msg`La référence de l’acte d’expropriation`],
      steps: [
        {
          title: msg`Vérifiez que vous êtes sur l’état des indemnités`,
          text: msg`L’administration qui exproprie vous le montre, et vous dit si la somme est à la CDEC.`,
        },
        writeToUs,
      ],
    },
  },
  'fonds-equipement-collectivites': {
    heading: msg`Notre commune ou notre région garde des fonds pour s’équiper`,
    roles: ['holds'],
    outcome: msg`La collectivité en demande la restitution pour les employer.`,
    deposit: {
      papers: [{ id: 'act', text: msg`La délibération qui réserve les fonds` }],
      steps: [
        { title: msg`Faites délibérer le conseil`, text: msg`La délibération fixe le montant et le but.` },
        payIn,
      ],
    },
    claim: {
      papers: [{ id: 'use', text: msg`La délibération ou l’ordre de paiement qui décide de l’emploi` }, representative],
      steps: [
        { title: msg`Décidez de l’emploi des fonds`, text: msg`Par une délibération, ou par un ordre de paiement.` },
        { title: msg`Demandez la restitution à la CDEC`, text: msg`Présentez cette pièce et une pièce d’identité.` },
      ],
    },
  },
  'fonds-organismes-publics': {
    heading: msg`Notre organisme veut confier ses réserves`,
    roles: ['holds'],
    outcome: msg`L’organisme en demande la restitution.`,
    deposit: {
      papers: [{ id: 'act', text: msg`La décision du conseil d’administration, ou de l’organe qui en tient lieu` }],
      steps: [{ title: msg`Faites décider du dépôt`, text: msg`La décision fixe le montant et la durée.` }, payIn],
    },
    claim: {
      papers: [{ id: 'use', text: msg`La demande signée de la personne habilitée` }, representative],
      steps: [
        {
          title: msg`Demandez la restitution à la CDEC`,
          text: msg`Par une demande signée, avec une pièce d’identité.`,
        },
      ],
    },
  },
  'fonds-sous-mandat': {
    heading: msg`Une somme est à gérer dans un but déterminé`,
    roles: ['holds'],
    outcome: msg`La CDEC gère la somme dans le but que fixe le mandat.`,
    deposit: {
      papers: [{ id: 'act', text: msg`La convention de mandat` }],
      steps: [
        { title: msg`Signez la convention de mandat`, text: msg`Elle fixe le but, la durée et les comptes à rendre.` },
        { title: msg`Versez la somme`, text: msg`Sur le compte que la CDEC vous indique.` },
      ],
    },
    claim: {
      papers: [{ id: 'use', text: msg`L’ordre de paiement que prévoit la convention` }, representative],
      steps: [
        {
          title: msg`Donnez l’ordre que prévoit la convention`,
          text: msg`La CDEC paie dans le but fixé ; à la fin du mandat, ce qui reste vous revient.`,
        },
      ],
    },
  },
}
