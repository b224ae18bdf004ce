import type { domaines } from '@/contract/domaines'
import type { missions } from '@/contract/missions'
import type { slides } from '@/contract/slides'
import type { stats } from '@/contract/stats'
import { t } from '../locale'
import type { Seed } from './seed'

export const missionSeeds: Seed<typeof missions>[] = [
  {
    id: 1,
    titre: t(
      'Recevoir, conserver et gérer les dépôts et consignations',
      'Receive, keep and manage deposits and consignments',
    ),
  },
  { id: 2, titre: t('Gérer des services et des fonds sous mandat', 'Manage services and funds under mandate') },
  {
    id: 3,
    titre: t('Contribuer au financement du développement du pays', 'Contribute to financing the country’s development'),
  },
  {
    id: 4,
    titre: t(
      'Garantir la restitution des fonds à leurs ayants droit',
      'Guarantee that funds are returned to those entitled to them',
    ),
  },
  { id: 5, titre: t('Protéger l’épargne et les fonds de tiers', 'Protect savings and third-party funds') },
  { id: 6, titre: t('Informer les usagers de leurs droits', 'Inform users of their rights') },
]

export const domaineSeeds: Seed<typeof domaines>[] = [
  { id: 1, nom: t('Consignations administratives', 'Administrative consignments') },
  { id: 2, nom: t('Consignations judiciaires', 'Judicial consignments') },
  { id: 3, nom: t('Consignations conventionnelles', 'Contractual consignments') },
  { id: 4, nom: t('Dépôts', 'Deposits') },
  { id: 5, nom: t('Cautionnements', 'Guarantees') },
  { id: 6, nom: t('Avoirs en déshérence', 'Dormant assets') },
  { id: 7, nom: t('Fonds sous mandat', 'Funds under mandate') },
  { id: 8, nom: t('Financement du développement', 'Development finance') },
]

/** In million FCFA, 2023; the last two are not published. One of them comes as text, as a form would send it. */
export const statSeeds: Seed<typeof stats>[] = [
  {
    id: 1,
    value: 1564,
    label: t('Total des dépôts et consignations (millions FCFA)', 'Total deposits and consignments (million FCFA)'),
  },
  { id: 2, value: 40, label: t('Provisions pour risques (millions FCFA)', 'Risk provisions (million FCFA)') },
  { id: 3, value: '1587', label: t('Fonds transférés (millions FCFA)', 'Transferred funds (million FCFA)') },
  { id: 4, value: 3917, label: t('Total du bilan (millions FCFA)', 'Balance sheet total (million FCFA)') },
  { id: 5, value: -1172, label: t('Résultat net (millions FCFA)', 'Net result (million FCFA)') },
  { id: 6, value: 1106, label: t('Charges (millions FCFA)', 'Expenses (million FCFA)') },
  { id: 7, value: 3360, label: t('Capital social (millions FCFA)', 'Share capital (million FCFA)') },
  { id: 8, value: null, label: t('Placements financiers (millions FCFA)', 'Financial investments (million FCFA)') },
  { id: 9, value: null, label: t('Produits (millions FCFA)', 'Revenue (million FCFA)') },
]

// The picture comes as a path of the provider's disk or as a bare name, never as an address.
export const slideSeeds: Seed<typeof slides>[] = [
  {
    id: 1,
    order: 1,
    image: 'images_slides/seat-0.svg',
    title: t('Un tiers de confiance pour vos fonds', 'A trusted third party for your funds'),
    description: t(
      'Recevoir, conserver et restituer en toute sécurité les fonds qui nous sont confiés.',
      'Receiving, keeping and returning safely the funds entrusted to us.',
    ),
  },
  {
    id: 2,
    order: 2,
    image: 'scales-3.svg',
    title: t('Au service de la justice', 'In the service of justice'),
    description: t(
      'Les sommes consignées sur décision des tribunaux sont conservées jusqu’à leur restitution.',
      'Sums consigned by order of the courts are kept until they are returned.',
    ),
  },
  {
    id: 3,
    order: '3',
    image: 'public/images_slides/vault-0.svg',
    title: t('Vos dépôts sont garantis', 'Your deposits are guaranteed'),
    description: t(
      'Garantie de l’État, liquidité permanente et traçabilité de chaque opération.',
      'State guarantee, permanent liquidity and traceability of every operation.',
    ),
  },
  {
    id: 4,
    order: 4,
    image: 'bridge-0.svg',
    title: t('Financer le développement', 'Financing development'),
    description: t(
      'Transformer des ressources stables en investissements utiles au pays.',
      'Turning stable resources into investments that serve the country.',
    ),
  },
  {
    id: 5,
    order: 5,
    image: 'images_slides/utilities-0.svg',
    title: t('Eau et électricité : vos cautions', 'Water and electricity: your guarantees'),
    description: t(
      'Les garanties des abonnés sont conservées et rendues à la fin du contrat.',
      'Subscribers’ guarantees are kept and returned at the end of the contract.',
    ),
  },
]
