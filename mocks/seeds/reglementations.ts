import type { reglementations } from '@/contract/reglementations'
import { t } from '../locale'
import { paper, picture, type Seed } from './seed'

export const reglementationSeeds: Seed<typeof reglementations>[] = [
  {
    id: 1,
    image: picture('law-0'),
    document: paper('loi-2008-003'),
    title: t(
      'Loi n° 2008/003 du 14 avril 2008 régissant les dépôts et consignations',
      'Law No. 2008/003 of 14 April 2008 governing deposits and consignments',
    ),
    description: t(
      'Elle définit les dépôts, les consignations et l’institution chargée de les recevoir.',
      'It defines deposits, consignments and the institution that receives them.',
    ),
  },
  {
    id: 2,
    image: picture('law-1'),
    document: paper('decret-2011-105'),
    title: t(
      'Décret n° 2011/105 du 15 avril 2011 portant organisation et fonctionnement de la Caisse des Dépôts et Consignations',
      'Decree No. 2011/105 of 15 April 2011 on the organisation and functioning of the Deposits and Consignments Fund',
    ),
    description: t(
      'Son article 4 énumère les familles de fonds reçus.',
      'Its article 4 lists the families of funds received.',
    ),
  },
  {
    id: 3,
    image: picture('law-2'),
    document: paper('decret-2023-08500-pm'),
    title: t(
      'Décret n° 2023/08500/PM du 1er décembre 2023 fixant les modalités de transfert des fonds et valeurs',
      'Decree No. 2023/08500/PM of 1 December 2023 setting out how funds and securities are transferred',
    ),
    description: t(
      'Il fixe le calendrier, les pièces et le contrôle des transferts.',
      'It sets the schedule, the documents and the control of transfers.',
    ),
  },
  {
    id: 4,
    image: picture('deed-1'),
    document: paper('reglement-interieur'),
    title: t('Règlement intérieur du conseil d’administration', 'Rules of procedure of the board of directors'),
    description: t(
      'Convocation, quorum, délibérations et comités.',
      'Notice of meetings, quorum, deliberations and committees.',
    ),
  },
  {
    id: 5,
    image: null,
    document: null,
    title: t('Instruction relative aux consignations administratives', 'Instruction on administrative consignments'),
    description: '',
  },
  {
    id: 6,
    image: null,
    document: paper('procedure-de-restitution'),
    title: t('Procédure de restitution des fonds consignés', 'Procedure for returning consigned funds'),
    description: null,
  },
]
