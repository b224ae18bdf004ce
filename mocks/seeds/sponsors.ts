import type { sponsors } from '@/contract/sponsors'
import { t } from '../locale'
import { picture, type Seed } from './seed'

export const sponsorSeeds: Seed<typeof sponsors>[] = [
  {
    id: 1,
    image: picture('logo-finances'),
    nom: t('Ministère chargé des finances', 'Ministry in charge of finance'),
    description: t(
      'Il exerce la tutelle technique et financière de l’institution.',
      'It exercises technical and financial supervision over the institution.',
    ),
  },
  {
    id: 2,
    image: picture('logo-tresor'),
    nom: t('Direction générale du Trésor', 'Directorate General of the Treasury'),
    description: t(
      'Elle préside le conseil d’administration et accompagne le transfert des fonds.',
      'It chairs the board of directors and supports the transfer of funds.',
    ),
  },
  {
    id: 3,
    image: picture('logo-justice'),
    nom: t('Ministère chargé de la justice', 'Ministry in charge of justice'),
    description: t(
      'Les greffes versent les consignations ordonnées par les tribunaux.',
      'Court registries pay in the consignments ordered by the courts.',
    ),
  },
  {
    id: 4,
    image: picture('logo-notaires'),
    nom: t('Chambre des notaires', 'Chamber of Notaries'),
    description: t(
      'Les études déposent les fonds qu’elles détiennent pour leurs clients.',
      'Notaries’ offices deposit the funds they hold for their clients.',
    ),
  },
  {
    id: 5,
    image: picture('logo-banque'),
    nom: t('Banque centrale', 'Central bank'),
    description: t(
      'Elle tient les comptes de règlement et veille à la sécurité des paiements.',
      'It keeps the settlement accounts and oversees the safety of payments.',
    ),
  },
  {
    id: 6,
    image: picture('logo-credit'),
    nom: t('Association des établissements de crédit', 'Association of credit institutions'),
    description: t(
      'Ses membres déclarent et transfèrent les comptes inactifs.',
      'Its members declare and transfer inactive accounts.',
    ),
  },
  {
    id: 7,
    image: picture('logo-forum'),
    nom: t('Forum des caisses de dépôt', 'Forum of deposits funds'),
    description: t(
      'Un réseau d’échange entre institutions de même vocation.',
      'A network for exchange between institutions with the same purpose.',
    ),
  },
  {
    id: 8,
    image: picture('logo-huissiers'),
    nom: t('Chambre des huissiers de justice', 'Chamber of Bailiffs'),
    description: '',
  },
]
