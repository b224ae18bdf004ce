import { t } from '../locale'
import type { Talk } from './interviews'

// One has a picture that does not load, one no picture and no source, one no date.
export const laterTalks: Talk[] = [
  {
    titre: t('Retrouver un ayant droit', 'Finding the person entitled'),
    quote: t(
      '<p>Il suffit parfois d’un nom bien orthographié.</p>',
      '<p>Sometimes a correctly spelt name is enough.</p>',
    ),
    introduction: t(
      'Comment l’institution recherche les titulaires de fonds oubliés.',
      'How the institution looks for the owners of forgotten funds.',
    ),
    contenu: t(
      '<p>Les registres sont croisés, puis un avis est publié pendant six mois.</p>',
      '<p>Registers are compared, then a notice is published for six months.</p>',
    ),
    date: '2025-03-17',
    image: 'archive-3',
    source: 'https://www.example.org/entretiens/ayants-droit',
  },
  {
    titre: t('L’épargne longue, une idée simple', 'Long-term savings, a simple idea'),
    quote: t(
      '<p>Un pont se paie sur trente ans, pas sur trois.</p>',
      '<p>A bridge is paid for over thirty years, not three.</p>',
    ),
    introduction: t(
      'Un économiste explique le rôle des caisses de dépôts.',
      'An economist explains the role of deposits funds.',
    ),
    contenu: t(
      '<p>Les ressources stables autorisent des prêts longs, à condition de garder toujours de quoi rendre les dépôts.</p>',
      '<p>Stable resources make long loans possible, provided there is always enough to return deposits.</p>',
    ),
    date: '2025-05-26',
    image: 'bridge-2',
    source: 'https://www.example.org/entretiens/epargne',
  },
  {
    titre: t('Former les greffes', 'Training court registries'),
    quote: t(
      '<p>Une consignation bien rédigée se restitue en une semaine.</p>',
      '<p>A well-drafted consignment is returned within a week.</p>',
    ),
    introduction: t(
      'La formatrice revient sur deux années d’ateliers.',
      'The trainer looks back on two years of workshops.',
    ),
    contenu: t(
      '<p>Soixante greffiers par session, dix sessions, une dans chaque région.</p>',
      '<p>Sixty clerks per session, ten sessions, one in each region.</p>',
    ),
    date: '2025-09-15',
    image: 'image-abimee',
    source: 'https://www.example.org/entretiens/greffes',
  },
  {
    titre: t('Contrôler pour rassurer', 'Control that reassures'),
    quote: t(
      '<p>Le contrôle n’est pas un soupçon, c’est une promesse tenue.</p>',
      '<p>Control is not suspicion, it is a promise kept.</p>',
    ),
    introduction: t('Le contrôle interne vu par ceux qui le font.', 'Internal control as seen by those who do it.'),
    contenu: t(
      '<p>Chaque opération passe par deux personnes, et laisse une trace.</p>',
      '<p>Every operation goes through two people and leaves a trace.</p>',
    ),
    date: '2025-12-15',
    image: null,
    source: null,
  },
  {
    titre: t('Numériser sans exclure', 'Going digital without leaving anyone out'),
    quote: t(
      '<p>Le guichet reste ouvert à qui n’a pas d’ordinateur.</p>',
      '<p>The counter stays open for those without a computer.</p>',
    ),
    introduction: t('L’équipe informatique présente l’espace usager.', 'The IT team presents the user area.'),
    contenu: t(
      '<p>Le site se lit hors ligne et pèse peu : il est fait pour un téléphone et un réseau lent.</p>',
      '<p>The site can be read offline and is light: it is made for a telephone and a slow network.</p>',
    ),
    date: null,
    image: 'screen-3',
    source: 'https://www.example.org/entretiens/numerique',
  },
  {
    titre: t('Eau, électricité : la caution en clair', 'Water, electricity: the guarantee made clear'),
    quote: t(
      '<p>La caution vous appartient : elle vous revient à la fin du contrat.</p>',
      '<p>The guarantee belongs to you: it comes back to you at the end of the contract.</p>',
    ),
    introduction: t(
      'Une association de consommateurs pose les questions des abonnés.',
      'A consumer association asks subscribers’ questions.',
    ),
    contenu: t(
      '<p>Le transfert ne change rien pour l’abonné, sinon que la somme est désormais garantie.</p>',
      '<p>The transfer changes nothing for the subscriber, except that the sum is now guaranteed.</p>',
    ),
    date: '2026-09-07',
    image: 'utilities-1',
    source: 'https://www.example.org/entretiens/cautions',
  },
]
