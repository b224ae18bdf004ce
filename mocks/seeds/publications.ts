import type { publications } from '@/contract/publications'
import { t } from '../locale'
import { studies } from './publications-studies'
import { paper, picture, type Seed } from './seed'

const reports: Seed<typeof publications>[] = [
  {
    id: 1,
    publication_date: '2024-02-12',
    photo: picture('seat-0'),
    document: paper('presentation-institutionnelle'),
    title: t('Présentation institutionnelle de la CDEC', 'Institutional presentation of CDEC'),
    description: t(
      'Le cadre juridique, les missions et l’organisation de la Caisse des Dépôts et Consignations en vingt pages illustrées.',
      'The legal framework, missions and organisation of the Deposits and Consignments Fund in twenty illustrated pages.',
    ),
  },
  {
    id: 2,
    publication_date: '2024-03-04',
    photo: picture('deed-1'),
    document: paper('guide-du-consignataire'),
    title: t('Guide du consignataire', 'Guide for depositors of consignments'),
    description: t(
      'Qui consigne, quand, avec quelles pièces, et comment obtenir la restitution des sommes.',
      'Who must consign, when, with which documents, and how to have the sums returned.',
    ),
  },
  {
    id: 3,
    publication_date: '2024-04-15',
    photo: picture('scales-3'),
    document: paper('consignations-judiciaires'),
    title: t('Les consignations judiciaires en vingt questions', 'Judicial consignments in twenty questions'),
    description: t(
      'Des réponses pratiques pour les greffes, les avocats et les justiciables.',
      'Practical answers for court registries, lawyers and parties to a case.',
    ),
  },
  {
    id: 4,
    publication_date: '2024-05-20',
    photo: picture('chart-0'),
    document: paper('rapport-annuel-2023'),
    title: t('Rapport annuel 2023', 'Annual report 2023'),
    description: t(
      'Les comptes, les faits marquants et la situation des fonds transférés au 31 décembre 2023.',
      'The accounts, the highlights and the position of transferred funds at 31 December 2023.',
    ),
  },
  {
    id: 5,
    publication_date: '2024-06-10',
    photo: picture('utilities-0'),
    document: paper('cautions-eau-electricite'),
    title: t(
      'Les cautions des abonnés à l’eau et à l’électricité',
      'Guarantees left by water and electricity subscribers',
    ),
    description: t(
      'Ce que deviennent les garanties versées à la souscription, et comment elles sont rendues.',
      'What becomes of the guarantees paid when a contract is signed, and how they are returned.',
    ),
  },
  {
    id: 6,
    publication_date: '2024-07-01',
    photo: picture('law-2'),
    document: paper('recueil-des-textes'),
    title: t(
      'Recueil des textes applicables aux dépôts et consignations',
      'Compendium of texts on deposits and consignments',
    ),
    description: t(
      'La loi de 2008, le décret de 2011 et les textes d’application, réunis et annotés.',
      'The law of 2008, the decree of 2011 and their implementing texts, collected and annotated.',
    ),
  },
  {
    id: 7,
    publication_date: '2024-08-19',
    photo: picture('archive-1'),
    document: paper('avoirs-en-desherence'),
    title: t('Comprendre les avoirs en déshérence', 'Understanding dormant assets'),
    description: t(
      'Comptes inactifs, successions vacantes, contrats non réclamés : le chemin des fonds jusqu’à leur ayant droit.',
      'Inactive accounts, vacant estates, unclaimed contracts: how funds find their way to those entitled to them.',
    ),
  },
  {
    id: 8,
    publication_date: '2024-09-23',
    photo: picture('meeting-2'),
    document: paper('gouvernance-et-controle'),
    title: t('Gouvernance et contrôle interne', 'Governance and internal control'),
    description: t(
      'Les organes de décision, les comités spécialisés et la maîtrise des risques.',
      'The decision-making bodies, the specialised committees and the control of risks.',
    ),
  },
  {
    id: 9,
    publication_date: '2024-10-14',
    photo: picture('vault-0'),
    document: paper('securite-des-fonds'),
    title: t('La sécurité des fonds confiés', 'The safety of entrusted funds'),
    description: t(
      'Garantie, liquidité et traçabilité : les trois engagements pris envers chaque déposant.',
      'Guarantee, liquidity and traceability: the three commitments made to every depositor.',
    ),
  },
  {
    id: 10,
    publication_date: '2024-11-18',
    photo: null,
    document: paper('bulletin-statistique-1'),
    title: t('Bulletin statistique n° 1', 'Statistical bulletin no. 1'),
    description: t(
      'Les dépôts et consignations par famille, au troisième trimestre 2024.',
      'Deposits and consignments by family in the third quarter of 2024.',
    ),
  },
  {
    id: 11,
    publication_date: '2024-12-16',
    photo: picture('growth-3'),
    document: null,
    title: t('L’épargne longue au service du développement', 'Long-term savings for development'),
    description: t(
      'Pourquoi une caisse de dépôts peut financer ce que les échéances courtes ne permettent pas.',
      'Why a deposits fund can finance what short maturities do not allow.',
    ),
  },
  {
    id: 12,
    publication_date: '2025-01-20',
    photo: picture('signature-1'),
    document: paper('formulaires-de-consignation'),
    title: t('Formulaires de consignation commentés', 'Consignment forms explained'),
    description: t(
      'Chaque rubrique des formulaires expliquée, avec un exemple rempli.',
      'Every heading of the forms explained, with a completed example.',
    ),
  },
  {
    id: 13,
    publication_date: '2025-02-17',
    photo: picture('bridge-0'),
    document: paper('financer-les-infrastructures'),
    title: t('Financer les infrastructures : pistes et conditions', 'Financing infrastructure: options and conditions'),
    description: t(
      'Une étude des emplois possibles des ressources stables, sous contrainte de liquidité.',
      'A study of the possible uses of stable resources under a liquidity constraint.',
    ),
  },
  {
    id: 14,
    publication_date: '2025-03-10',
    photo: picture('coins-2'),
    document: paper('bulletin-statistique-2'),
    title: t('Bulletin statistique n° 2', 'Statistical bulletin no. 2'),
    description: t(
      'Les dépôts et consignations par famille, au quatrième trimestre 2024.',
      'Deposits and consignments by family in the fourth quarter of 2024.',
    ),
  },
  {
    id: 15,
    publication_date: '',
    photo: picture('shield-2'),
    document: paper('charte-de-deontologie'),
    title: t('Charte de déontologie', 'Code of ethics'),
    description: t(
      'Les règles de conduite que chaque agent signe à sa prise de fonction.',
      'The rules of conduct that every member of staff signs on taking up office.',
    ),
  },
]

export const publicationSeeds = [...reports, ...studies]
