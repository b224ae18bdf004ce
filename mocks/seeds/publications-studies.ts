import type { publications } from '@/contract/publications'
import { t } from '../locale'
import { paper, picture, type Seed } from './seed'

// 24 has a picture that does not load, 26 a title of 200 characters, 28 nothing but its title, 29 a number as text.
export const studies: Seed<typeof publications>[] = [
  {
    id: 16,
    publication_date: '2025-04-07',
    photo: picture('city-1'),
    document: paper('cautionnements-marches-publics'),
    title: t('Cautionnements des marchés publics', 'Guarantees for public contracts'),
    description: t(
      'Les garanties exigées des soumissionnaires et titulaires, de leur constitution à leur libération.',
      'The guarantees required of bidders and contractors, from deposit to release.',
    ),
  },
  {
    id: 17,
    publication_date: '2025-05-05',
    photo: picture('chart-3'),
    document: paper('rapport-annuel-2024'),
    title: t('Rapport annuel 2024', 'Annual report 2024'),
    description: t(
      'Une première année pleine : transferts, ouverture de guichets, états financiers.',
      'A first full year: transfers, opening of counters, financial statements.',
    ),
  },
  {
    id: 18,
    publication_date: '2025-06-02',
    photo: picture('scales-1'),
    document: paper('vade-mecum-greffes'),
    title: t('Vade-mecum à l’usage des greffes', 'Handbook for court registries'),
    description: t(
      'Les gestes et les délais de la consignation, du versement au jugement définitif.',
      'The steps and time limits of a consignment, from payment to final judgment.',
    ),
  },
  {
    id: 19,
    publication_date: '2025-06-30',
    photo: picture('deed-3'),
    document: paper('depots-des-notaires'),
    title: t('Les dépôts des professions juridiques réglementées', 'Deposits by the regulated legal professions'),
    description: t(
      'Notaires, huissiers, administrateurs judiciaires : les fonds détenus pour le compte de tiers.',
      'Notaries, bailiffs, court-appointed administrators: funds held on behalf of third parties.',
    ),
  },
  {
    id: 20,
    publication_date: '2025-07-21',
    photo: picture('archive-3'),
    document: paper('bulletin-statistique-3'),
    title: t('Bulletin statistique n° 3', 'Statistical bulletin no. 3'),
    description: t(
      'Les dépôts et consignations par famille, au premier semestre 2025.',
      'Deposits and consignments by family in the first half of 2025.',
    ),
  },
  {
    id: 21,
    publication_date: '2025-09-01',
    photo: picture('microphone-2'),
    document: paper('paroles-de-deposants'),
    title: t('Paroles de déposants', 'Depositors speak'),
    description: t(
      'Dix témoignages sur le parcours d’une consignation, recueillis dans quatre régions.',
      'Ten accounts of what a consignment involves, collected in four regions.',
    ),
  },
  {
    id: 22,
    publication_date: '2025-10-13',
    photo: picture('seat-2'),
    document: paper('plan-strategique-2026-2030'),
    title: t('Plan stratégique 2026–2030 : synthèse', 'Strategic plan 2026–2030: summary'),
    description: t(
      'Quatre axes, seize objectifs et les indicateurs qui permettront d’en rendre compte.',
      'Four lines of action, sixteen objectives and the indicators by which they will be accounted for.',
    ),
  },
  {
    id: 23,
    publication_date: '2025-11-24',
    photo: picture('vault-1'),
    document: paper('tarifs-et-interets'),
    title: t('Rémunération des dépôts : règles et exemples', 'Interest on deposits: rules and examples'),
    description: t(
      'Quand une somme porte intérêt, à partir de quel jour, et comment il est calculé.',
      'When a sum bears interest, from which day, and how it is calculated.',
    ),
  },
  {
    id: 24,
    publication_date: '2026-01-12',
    photo: '/api/files/pictures/image-abimee.svg',
    document: paper('cartographie-des-risques'),
    title: t('Cartographie des risques : méthode', 'Mapping risks: the method'),
    description: t(
      'La démarche suivie pour recenser, coter et traiter les risques de l’institution.',
      'How the institution lists, rates and treats its risks.',
    ),
  },
  {
    id: 25,
    publication_date: '2026-02-16',
    photo: picture('bridge-2'),
    document: paper('collectivites-territoriales'),
    title: t('Accompagner les collectivités territoriales', 'Supporting local authorities'),
    description: t(
      'Ce que les communes et les régions peuvent attendre d’une caisse de dépôts.',
      'What municipalities and regions can expect from a deposits fund.',
    ),
  },
  {
    id: 26,
    publication_date: '2026-03-23',
    photo: picture('law-0'),
    document: paper('actes-du-colloque'),
    title: t(
      'Actes du colloque sur la place des caisses de dépôts dans le financement des économies de la sous-région : histoire, cadres juridiques, modèles de gestion, maîtrise des risques et perspectives communes',
      'Proceedings of the conference on the place of deposits funds in financing the economies of the subregion: history, legal frameworks, management models, control of risks and common prospects for all of us',
    ),
    description: t(
      'Les interventions et les débats de deux journées, avec les textes de référence.',
      'The papers and debates of two days, with the reference texts.',
    ),
  },
  {
    id: 27,
    publication_date: '2026-04-27',
    photo: picture('growth-1'),
    document: paper('rapport-annuel-2025'),
    title: t('Rapport annuel 2025', 'Annual report 2025'),
    description: t(
      'Les comptes certifiés, l’avancement du plan stratégique et les perspectives.',
      'The certified accounts, progress on the strategic plan and the outlook.',
    ),
  },
  {
    id: 28,
    publication_date: null,
    photo: null,
    document: null,
    title: t('Note méthodologique sur les indicateurs', 'Methodological note on the indicators'),
    description: null,
  },
  {
    id: 29,
    publication_date: '2026-07-06',
    photo: picture('coins-0'),
    document: paper('bulletin-statistique-4'),
    title: 2025,
    description: t('Une année de statistiques en une page.', 'A year of statistics on one page.'),
  },
  {
    id: 30,
    publication_date: '2026-09-14',
    photo: picture('shield-0'),
    document: paper('droits-des-deposants'),
    title: t('Vos droits en tant que déposant', 'Your rights as a depositor'),
    description: t(
      'Restitution, information, réclamation : ce que la loi vous garantit, en langage clair.',
      'Return of funds, information, complaints: what the law guarantees you, in plain words.',
    ),
  },
]
