import type { communications } from '@/contract/communications'
import { t } from '../locale'
import { paper, picture, type Seed } from './seed'

export const earlierReleases: Seed<typeof communications>[] = [
  {
    id: 1,
    communication_date: '2023-12-04',
    photo: picture('seat-0'),
    document: paper('communique-2023-01'),
    title: t('Entrée en vigueur du décret du 1er décembre 2023', 'Decree of 1 December 2023 enters into force'),
    description: t(
      'Le texte précise les modalités de transfert des fonds et valeurs à la Caisse.',
      'The text sets out how funds and securities are transferred to the Fund.',
    ),
  },
  {
    id: 2,
    communication_date: '2024-01-15',
    photo: picture('law-3'),
    document: paper('communique-2024-01'),
    title: t(
      'Transfert des dépôts et consignations : la procédure',
      'Transfer of deposits and consignments: the procedure',
    ),
    description: t(
      'Les détenteurs déclarent, rapprochent puis versent, selon un calendrier publié.',
      'Holders declare, reconcile and then pay, following a published schedule.',
    ),
  },
  {
    id: 3,
    communication_date: '2024-02-05',
    photo: picture('scales-0'),
    document: null,
    title: t('Réunion de travail avec les greffes', 'Working meeting with court registries'),
    description: t(
      'Les circuits de versement et de restitution ont été harmonisés.',
      'Payment and return procedures have been harmonised.',
    ),
  },
  {
    id: 4,
    communication_date: '2024-03-11',
    photo: picture('announcement-2'),
    document: paper('communique-2024-03'),
    title: t('Ouverture du service d’accueil', 'Reception service opens'),
    description: t(
      'Les usagers sont reçus du lundi au vendredi, de 8 heures à 16 heures.',
      'Users are received from Monday to Friday, 8 a.m. to 4 p.m.',
    ),
  },
  {
    id: 5,
    communication_date: '2024-04-08',
    photo: null,
    document: paper('communique-2024-04'),
    title: t('Avis aux soumissionnaires', 'Notice to bidders'),
    description: t(
      'Les cautionnements des marchés publics se constituent désormais auprès de la Caisse.',
      'Guarantees for public contracts are now lodged with the Fund.',
    ),
  },
  {
    id: 6,
    communication_date: '2024-05-13',
    photo: picture('chart-2'),
    document: paper('communique-2024-05'),
    title: t('Arrêté des comptes de l’exercice 2023', 'Accounts for 2023 closed'),
    description: t(
      'Les états financiers ont été transmis aux autorités de tutelle.',
      'The financial statements have been sent to the supervising authorities.',
    ),
  },
  {
    id: 7,
    communication_date: '2024-06-17',
    photo: picture('meeting-1'),
    document: null,
    title: t('Échanges avec les établissements de crédit', 'Talks with credit institutions'),
    description: t(
      'Un format commun de déclaration des comptes inactifs a été retenu.',
      'A common format for declaring inactive accounts has been adopted.',
    ),
  },
  {
    id: 8,
    communication_date: '2024-07-22',
    photo: picture('vault-2'),
    document: paper('communique-2024-07'),
    title: t('Sécurisation des valeurs reçues en dépôt', 'Securing the valuables received on deposit'),
    description: t(
      'Un inventaire contradictoire accompagne désormais chaque remise.',
      'A jointly drawn-up inventory now accompanies every delivery.',
    ),
  },
  {
    id: 9,
    communication_date: '2024-09-09',
    photo: picture('archive-0'),
    document: paper('communique-2024-09'),
    title: t('Numérisation des archives', 'Archives digitised'),
    description: t(
      'Quarante mille dossiers anciens sont en cours de reprise.',
      'Forty thousand earlier files are being taken over.',
    ),
  },
  {
    id: 10,
    communication_date: '2024-10-07',
    photo: picture('signature-0'),
    document: null,
    title: t('Convention avec la chambre des notaires', 'Agreement with the chamber of notaries'),
    description: t(
      'Elle organise le dépôt des fonds détenus dans les études.',
      'It organises the deposit of funds held by notaries’ offices.',
    ),
  },
  {
    id: 11,
    communication_date: '2024-11-04',
    photo: picture('microphone-1'),
    document: paper('communique-2024-11'),
    title: t('Campagne d’information dans les régions', 'Information campaign in the regions'),
    description: t(
      'Dix étapes pour expliquer la consignation, en français, en anglais et en langues locales.',
      'Ten stops to explain consignments in French, English and local languages.',
    ),
  },
  {
    id: 12,
    communication_date: '2024-12-09',
    photo: picture('growth-0'),
    document: null,
    title: t('Bilan d’une année de transferts', 'A year of transfers reviewed'),
    description: t(
      'Les détenteurs publics ont achevé leurs déclarations, les privés les poursuivent.',
      'Public holders have completed their declarations, private ones are continuing.',
    ),
  },
  {
    id: 13,
    communication_date: '2025-01-13',
    photo: picture('city-0'),
    document: paper('communique-2025-01'),
    title: t('Vœux de l’institution', 'New Year wishes from the institution'),
    description: t(
      'L’institution remercie ses partenaires et confirme ses engagements de service.',
      'The institution thanks its partners and confirms its service commitments.',
    ),
  },
  {
    id: 14,
    communication_date: '2025-02-24',
    photo: picture('deed-2'),
    document: paper('communique-2025-02'),
    title: t('Simplification des pièces à fournir', 'Fewer documents to provide'),
    description: t(
      'Trois pièces suffisent pour demander la restitution d’une caution.',
      'Three documents are enough to ask for the return of a guarantee.',
    ),
  },
  {
    id: 15,
    communication_date: '2025-03-31',
    photo: picture('screen-1'),
    document: null,
    title: t('Lancement du site bilingue', 'Bilingual website launched'),
    description: t(
      'Les textes, les formulaires et les actualités sont disponibles en français et en anglais.',
      'Texts, forms and news are available in French and in English.',
    ),
  },
]
