import type { videos } from '@/contract/videos'
import { t } from '../locale'
import type { Seed } from './seed'

// 17 has no date, 19 an id that is none of the video host's.
export const videoSeeds: Seed<typeof videos>[] = [
  {
    id: 1,
    youtube_id: 'aqz-KE-bpKQ',
    date: '2024-02-20',
    title: t('L’institution en trois minutes', 'The institution in three minutes'),
  },
  {
    id: 2,
    youtube_id: 'R6MlUcmOul8',
    date: '2024-03-18',
    title: t('Qu’est-ce qu’une consignation ?', 'What is a consignment?'),
  },
  {
    id: 3,
    youtube_id: 'eRsGyueVLvQ',
    date: '2024-04-29',
    title: t('Le parcours d’une caution', 'The journey of a guarantee'),
  },
  {
    id: 4,
    youtube_id: 'Y-rmzh0PI3c',
    date: '2024-06-03',
    title: t('Visite du service d’accueil', 'A visit to the reception service'),
  },
  {
    id: 5,
    youtube_id: 'mN0zPOpADL4',
    date: '2024-07-08',
    title: t('Les consignations judiciaires', 'Judicial consignments'),
  },
  {
    id: 6,
    youtube_id: 'WhWc3b3KhnY',
    date: '2024-08-26',
    title: t('Les consignations administratives', 'Administrative consignments'),
  },
  {
    id: 7,
    youtube_id: 'SkVqJ1SGeL0',
    date: '2024-10-01',
    title: t('Journée d’échanges avec les greffes', 'Discussion day with court registries'),
  },
  {
    id: 8,
    youtube_id: 'pKmSdY56VtY',
    date: '2024-11-11',
    title: t('Avoirs en déshérence : à qui s’adresser', 'Dormant assets: whom to ask'),
  },
  {
    id: 9,
    youtube_id: 'TLkA0RELQ1g',
    date: '2025-01-27',
    title: t('Rétrospective de l’année 2024', 'The year 2024 in review'),
  },
  {
    id: 10,
    youtube_id: 'YE7VzlLtp-4',
    date: '2025-03-03',
    title: t('Remplir une demande de restitution', 'Filling in a request for return of funds'),
  },
  {
    id: 11,
    youtube_id: 'u9lj-c29dxI',
    date: '2025-04-14',
    title: t('Les dépôts des professions juridiques', 'Deposits by the legal professions'),
  },
  {
    id: 12,
    youtube_id: 'MB9p0LKwWn4',
    date: '2025-06-16',
    title: t('Inauguration du guichet de Douala', 'Opening of the Douala counter'),
  },
  {
    id: 13,
    youtube_id: 'Z4C82eyhwgU',
    date: '2025-08-04',
    title: t('Eau et électricité : que devient ma caution ?', 'Water and electricity: what becomes of my guarantee?'),
  },
  {
    id: 14,
    youtube_id: 'K18cpp_-gP8',
    date: '2025-10-27',
    title: t('Portes ouvertes : les temps forts', 'Open days: the highlights'),
  },
  {
    id: 15,
    youtube_id: 'LXb3EKWsInQ',
    date: '2025-12-08',
    title: t('Le plan stratégique expliqué', 'The strategic plan explained'),
  },
  {
    id: 16,
    youtube_id: 'jfKfPfyJRdk',
    date: '2026-02-23',
    title: t('Financer les infrastructures', 'Financing infrastructure'),
  },
  {
    id: 17,
    youtube_id: '2vjPBrBU-TM',
    date: null,
    title: t('Les métiers de l’institution', 'The professions of the institution'),
  },
  {
    id: 18,
    youtube_id: 'ScMzIvxBSi4',
    date: '2026-05-18',
    title: t('La restitution des fonds, pas à pas', 'The return of funds, step by step'),
  },
  {
    id: 19,
    youtube_id: 'inconnue',
    date: '2026-07-20',
    title: t('Conférence de presse de mi-année', 'Mid-year press conference'),
  },
  {
    id: 20,
    youtube_id: 'C0DPdy98e4c',
    date: '2026-09-28',
    title: t('L’espace usager en démonstration', 'The user area demonstrated'),
  },
]
