import type { actualites } from '@/contract/actualites'
import { t } from '../locale'
import { news } from './news'
import type { Seed } from './seed'

export const earlierNews: Seed<typeof actualites>[] = [
  news(
    1,
    '2024-02-26',
    'meeting-0',
    ['seat-1', 'meeting-2', 'deed-1'],
    t('Installation du comité de suivi des transferts', 'Committee to monitor transfers set up'),
    t(
      'Le comité réunit les administrations qui détiennent des fonds à transférer et rendra compte chaque trimestre.',
      'The committee brings together the administrations that hold funds to be transferred and will report every quarter.',
    ),
  ),
  news(
    2,
    '2024-04-02',
    'scales-0',
    ['scales-1', 'law-3'],
    t('Les greffiers formés à la consignation', 'Court clerks trained in consignments'),
    t(
      'Deux jours d’ateliers ont réuni soixante greffiers autour de cas pratiques.',
      'Two days of workshops brought sixty court clerks together around practical cases.',
    ),
  ),
  news(
    3,
    '2024-05-06',
    'chart-0',
    ['chart-1', 'coins-3'],
    t('Les premiers transferts sont achevés', 'First transfers completed'),
    t(
      'Les fonds détenus par les comptables publics ont rejoint les comptes de l’institution.',
      'Funds held by public accountants have joined the institution’s accounts.',
    ),
  ),
  news(
    4,
    '2024-06-24',
    'signature-0',
    ['signature-2', 'deed-0'],
    t('Une convention avec la chambre des notaires', 'Agreement with the chamber of notaries'),
    t(
      'Elle précise les délais et les pièces du dépôt des fonds de clients.',
      'It sets the time limits and documents for depositing clients’ funds.',
    ),
  ),
  news(
    5,
    '2024-07-29',
    'city-0',
    ['city-1', 'city-2', 'bridge-1'],
    t('L’institution à la rencontre des régions', 'The institution meets the regions'),
    t(
      'La caravane d’information a fait étape dans cinq chefs-lieux de région.',
      'The information caravan stopped in five regional capitals.',
    ),
  ),
  news(
    6,
    '2024-09-02',
    'screen-0',
    ['screen-2'],
    t('Un système d’information unique', 'A single information system'),
    t(
      'Toutes les opérations sont désormais suivies dans un seul outil, du versement à la restitution.',
      'All operations are now followed in a single tool, from payment to return.',
    ),
  ),
  news(
    7,
    '2024-10-21',
    'coins-0',
    ['coins-1', 'vault-3'],
    t('Les cautions des marchés publics sont centralisées', 'Public contract guarantees centralised'),
    t(
      'Les soumissionnaires reçoivent un récépissé unique, reconnu par tous les maîtres d’ouvrage.',
      'Bidders receive a single receipt, recognised by every contracting authority.',
    ),
  ),
  news(
    8,
    '2024-12-02',
    'growth-0',
    ['growth-2', 'bridge-3'],
    t('Réflexion sur l’épargne longue', 'Reflections on long-term savings'),
    t(
      'Des spécialistes ont comparé les modèles de caisses de dépôts de quatre pays.',
      'Specialists compared the deposits fund models of four countries.',
    ),
  ),
  news(
    9,
    '2025-01-29',
    'archive-0',
    ['archive-2'],
    t('Quarante mille dossiers repris', 'Forty thousand files taken over'),
    t(
      'La reprise des archives permet de répondre aux demandes portant sur d’anciennes consignations.',
      'Taking over the archives makes it possible to answer requests about earlier consignments.',
    ),
  ),
  news(
    10,
    '2025-03-05',
    'shield-0',
    ['shield-1', 'vault-1'],
    t('Le dispositif de contrôle interne renforcé', 'Internal control strengthened'),
    t(
      'Une direction dédiée veille à la maîtrise des risques et à la conformité.',
      'A dedicated department oversees risk control and compliance.',
    ),
  ),
  news(
    11,
    '2025-04-09',
    'microphone-0',
    ['microphone-3', 'meeting-3'],
    t('Un débat public sur les fonds non réclamés', 'Public debate on unclaimed funds'),
    t(
      'Associations de consommateurs et banques ont échangé sur l’information due aux ayants droit.',
      'Consumer associations and banks discussed the information owed to those entitled.',
    ),
  ),
  news(
    12,
    '2025-05-19',
    'utilities-0',
    ['utilities-2', 'utilities-3'],
    t('Cautions d’eau et d’électricité : les travaux avancent', 'Water and electricity guarantees: work progresses'),
    t(
      'Les fichiers des abonnés sont rapprochés avant le transfert des garanties.',
      'Subscribers’ files are being reconciled before the guarantees are transferred.',
    ),
  ),
  news(
    13,
    '2025-06-11',
    'seat-0',
    ['city-3', 'seat-3'],
    t('Le guichet de Douala ouvre ses portes', 'The Douala counter opens its doors'),
    t(
      'Six agents y reçoivent les usagers du lundi au vendredi.',
      'Six members of staff receive users there from Monday to Friday.',
    ),
  ),
]
