import type { communications } from '@/contract/communications'
import { t } from '../locale'
import { earlierReleases } from './communications-earlier'
import { paper, picture, type Seed } from './seed'

// 22 and 29 have a long text, 24 a picture that does not load, 27 no date, 28 nothing but its title.
const releases: Seed<typeof communications>[] = [
  {
    id: 16,
    communication_date: '2025-05-12',
    photo: picture('announcement-1'),
    document: paper('communique-2025-06'),
    title: t('Reprise des opérations de restitution', 'Return of funds resumes'),
    description: t(
      'Les dossiers déposés pendant la migration informatique sont traités dans l’ordre de leur arrivée.',
      'Files submitted during the computer migration are being handled in the order in which they arrived.',
    ),
  },
  {
    id: 17,
    communication_date: '2025-06-09',
    photo: picture('city-2'),
    document: null,
    title: t('Un guichet d’accueil à Douala', 'A reception counter in Douala'),
    description: t(
      'Les usagers du Littoral peuvent désormais déposer leurs dossiers sans se rendre à Yaoundé.',
      'Users in the Littoral region can now submit their files without travelling to Yaoundé.',
    ),
  },
  {
    id: 18,
    communication_date: '2025-07-14',
    photo: picture('meeting-0'),
    document: paper('communique-2025-08'),
    title: t('Session ordinaire du conseil d’administration', 'Ordinary session of the board of directors'),
    description: t(
      'Le conseil a examiné l’exécution du budget et arrêté les comptes du premier semestre.',
      'The board reviewed the execution of the budget and closed the accounts of the first half-year.',
    ),
  },
  {
    id: 19,
    communication_date: '2025-08-11',
    photo: picture('law-1'),
    document: paper('communique-2025-09'),
    title: t('Rappel aux détenteurs de fonds de tiers', 'Reminder to holders of third-party funds'),
    description: t(
      'Les établissements concernés sont invités à déclarer et à transférer les sommes visées par le décret de 2011.',
      'The establishments concerned are asked to declare and transfer the sums covered by the decree of 2011.',
    ),
  },
  {
    id: 20,
    communication_date: '2025-09-22',
    photo: null,
    document: paper('communique-2025-10'),
    title: t('Appel à candidatures : stages académiques', 'Call for applications: academic internships'),
    description: t(
      'Trente places sont ouvertes aux étudiants en droit, finance, statistique et informatique.',
      'Thirty places are open to students in law, finance, statistics and computing.',
    ),
  },
  {
    id: 21,
    communication_date: '2025-10-20',
    photo: picture('seat-1'),
    document: paper('communique-2025-11'),
    title: t('Journées portes ouvertes', 'Open days'),
    description: t(
      'Trois jours pour comprendre la consignation, visiter les services et poser ses questions.',
      'Three days to understand consignments, visit the departments and ask questions.',
    ),
  },
  {
    id: 22,
    communication_date: '2025-11-17',
    photo: picture('shield-3'),
    document: null,
    title: t('Mise en garde contre de faux agents', 'Warning about bogus agents'),
    description: t(
      'Des personnes se font passer pour des agents de l’institution et proposent, contre paiement, d’accélérer une restitution. Aucun agent ne demande de paiement par téléphone ni par messagerie, et aucun dossier ne se traite hors des guichets et du présent site. Toute personne ainsi sollicitée est invitée à ne rien verser et à signaler les faits à l’accueil, en précisant la date et le numéro de l’appel.',
      'Some people are posing as members of staff and offering, for a fee, to speed up the return of funds. No member of staff ever asks for a payment by telephone or by message, and no file is handled anywhere but at the counters and on this website. Anyone approached in this way is asked to pay nothing and to report the matter to reception, giving the date and the number of the call.',
    ),
  },
  {
    id: 23,
    communication_date: '2026-01-05',
    photo: picture('announcement-0'),
    document: paper('communique-2026-01'),
    title: t('Vœux et priorités de la nouvelle année', 'Wishes and priorities for the new year'),
    description: t(
      'La proximité avec les usagers et la numérisation des démarches seront les priorités de l’année.',
      'Proximity to users and digital procedures will be the year’s priorities.',
    ),
  },
  {
    id: 24,
    communication_date: '2026-02-09',
    photo: '/api/files/pictures/image-abimee.svg',
    document: paper('communique-2026-02'),
    title: t('Report de la date limite de déclaration', 'Deadline for declarations extended'),
    description: t(
      'Les déclarations des avoirs en déshérence sont reçues jusqu’au 31 mars.',
      'Declarations of dormant assets are accepted until 31 March.',
    ),
  },
  {
    id: 25,
    communication_date: '2026-03-16',
    photo: picture('chart-1'),
    document: paper('communique-2026-03'),
    title: t('Publication des indicateurs clés', 'Key indicators published'),
    description: t(
      'Les principaux chiffres de l’exercice sont consultables sur la page d’accueil.',
      'The main figures of the year can be read on the home page.',
    ),
  },
  {
    id: 26,
    communication_date: '2026-04-20',
    photo: picture('bridge-3'),
    document: null,
    title: t('Signature d’une convention avec les collectivités', 'Agreement signed with local authorities'),
    description: t(
      'La convention fixe le cadre d’un accompagnement technique et financier.',
      'The agreement sets the framework for technical and financial support.',
    ),
  },
  {
    id: 27,
    communication_date: null,
    photo: picture('deed-0'),
    document: paper('communique-formulaires'),
    title: t('Nouveaux formulaires en ligne', 'New forms online'),
    description: t(
      'Les formulaires de dépôt, de consignation et de restitution sont disponibles au téléchargement.',
      'The forms for deposits, consignments and returns are available for download.',
    ),
  },
  {
    id: 28,
    communication_date: '',
    photo: null,
    document: null,
    title: t('Fermeture exceptionnelle', 'Exceptional closure'),
    description: '',
  },
  {
    id: 29,
    communication_date: '2026-08-24',
    photo: picture('utilities-1'),
    document: paper('communique-2026-08'),
    title: t(
      'Cautions d’eau et d’électricité : calendrier du transfert',
      'Water and electricity guarantees: transfer schedule',
    ),
    description: t(
      'Les sociétés concessionnaires transfèrent les garanties en quatre étapes, sans démarche pour les abonnés. Les fichiers sont d’abord rapprochés, puis les fonds versés par région, du Centre et du Littoral aux régions du Nord. Chaque abonné conserve son contrat et son reçu : ils lui permettront d’obtenir la restitution de sa caution à la fin de l’abonnement.',
      'The utility companies transfer the guarantees in four stages; subscribers have nothing to do. Files are first reconciled, then the funds are paid over region by region, from the Centre and the Littoral to the northern regions. Each subscriber should keep the contract and the receipt: they will make it possible to recover the guarantee when the contract ends.',
    ),
  },
  {
    id: 30,
    communication_date: '2026-10-05',
    photo: picture('announcement-3'),
    document: paper('communique-2026-10'),
    title: t('Ouverture de l’espace usager', 'User area opens'),
    description: t(
      'L’inscription en ligne est ouverte aux usagers et aux partenaires.',
      'Online registration is open to users and partners.',
    ),
  },
]

export const communicationSeeds = [...earlierReleases, ...releases]
