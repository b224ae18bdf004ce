import type { interviews } from '@/contract/interviews'
import { type Bilingual, t } from '../locale'
import { slugOf } from '../slug'
import { laterTalks } from './interviews-later'
import { picture, type Seed } from './seed'

export interface Talk {
  titre: Bilingual
  quote: Bilingual
  introduction: Bilingual
  contenu: Bilingual
  date: string | null
  image: string | null
  source: string | null
}

const talks: Talk[] = [
  {
    titre: t('« La consignation protège les deux parties »', '“A consignment protects both parties”'),
    quote: t(
      '<p>Celui qui verse est libéré de sa dette, celui qui attend est sûr d’être payé.</p>',
      '<p>Whoever pays is freed from the debt, whoever waits is sure to be paid.</p>',
    ),
    introduction: t(
      'Un magistrat explique le rôle de la consignation dans un procès civil.',
      'A judge explains the part consignments play in civil proceedings.',
    ),
    contenu: t(
      '<h3>À quoi sert-elle ?</h3><p>Elle met une somme hors de portée des parties, le temps que la justice se prononce.</p><p>La somme est ensuite remise à celui que le jugement désigne, <strong>sans perte</strong>.</p>',
      '<h3>What is it for?</h3><p>It puts a sum out of reach of the parties until the court has decided.</p><p>The sum is then handed to whoever the judgment names, <strong>without loss</strong>.</p>',
    ),
    date: '2024-03-25',
    image: 'scales-3',
    source: 'https://www.example.org/entretiens/consignation',
  },
  {
    titre: t('Reprendre quarante mille dossiers', 'Taking over forty thousand files'),
    quote: t(
      '<p>Derrière chaque dossier, il y a quelqu’un qui attend une réponse.</p>',
      '<p>Behind every file is somebody waiting for an answer.</p>',
    ),
    introduction: t(
      'La responsable des archives raconte un chantier de deux ans.',
      'The head of archives describes a two-year project.',
    ),
    contenu: t(
      '<p>Les registres les plus anciens sont numérisés, vérifiés puis indexés.</p><ul><li>Une équipe de douze personnes ;</li><li>trois cents dossiers par jour ;</li><li>un contrôle sur dix.</li></ul>',
      '<p>The oldest registers are scanned, checked and then indexed.</p><ul><li>A team of twelve;</li><li>three hundred files a day;</li><li>one check in ten.</li></ul>',
    ),
    date: '2024-05-27',
    image: 'archive-1',
    source: 'https://www.example.org/entretiens/archives',
  },
  {
    titre: t('Ce que change le décret de 2023', 'What the decree of 2023 changes'),
    quote: t(
      '<p>Le texte a donné un calendrier à ce qui n’avait qu’un principe.</p>',
      '<p>The text gave a schedule to what had only been a principle.</p>',
    ),
    introduction: t(
      'Une juriste revient sur les modalités de transfert des fonds.',
      'A lawyer looks back at how funds are transferred.',
    ),
    contenu: t(
      '<p>Chaque détenteur déclare d’abord, puis rapproche ses comptes avec l’institution, et verse enfin.</p><blockquote>Aucun transfert sans rapprochement.</blockquote>',
      '<p>Each holder first declares, then reconciles its accounts with the institution, and finally pays.</p><blockquote>No transfer without reconciliation.</blockquote>',
    ),
    date: '2024-07-15',
    image: 'law-0',
    source: 'https://www.example.org/entretiens/decret',
  },
  {
    titre: t('Un guichet, c’est d’abord un accueil', 'A counter is first of all a welcome'),
    quote: t(
      '<p>Une démarche administrative est rarement un plaisir : notre devoir est de la rendre simple.</p>',
      '<p>Administrative procedures are rarely a pleasure: our duty is to make them simple.</p>',
    ),
    introduction: t('L’équipe d’accueil parle de son métier.', 'The reception team talks about its work.'),
    contenu: t(
      '<p>Les demandes les plus fréquentes portent sur les cautions de marchés et les consignations de loyers.</p>',
      '<p>The most frequent requests are about contract guarantees and consigned rents.</p>',
    ),
    date: '2024-09-30',
    image: 'seat-1',
    source: 'https://www.example.org/entretiens/accueil',
  },
  {
    titre: t('Les chiffres sans jargon', 'Figures without jargon'),
    quote: t(
      '<p>Un bilan se lit comme une histoire : ce que l’on a reçu, ce que l’on en a fait.</p>',
      '<p>A balance sheet reads like a story: what was received, and what was done with it.</p>',
    ),
    introduction: t(
      'Le service financier commente les indicateurs de 2023.',
      'The finance department comments on the indicators for 2023.',
    ),
    contenu: t(
      '<p>Le résultat net est négatif, de 1 172 millions de FCFA : c’est le prix d’un démarrage.</p><p>Les dépôts et consignations, eux, atteignent 1 564 millions.</p>',
      '<p>The net result is negative, at 1,172 million FCFA: that is the price of starting up.</p><p>Deposits and consignments, for their part, reach 1,564 million.</p>',
    ),
    date: '2024-11-25',
    image: 'chart-0',
    source: 'https://www.example.org/entretiens/chiffres',
  },
  {
    titre: t('Notaires et fonds de clients', 'Notaries and clients’ funds'),
    quote: t(
      '<p>Le dépôt protège le client, mais aussi le notaire.</p>',
      '<p>The deposit protects the client, and the notary too.</p>',
    ),
    introduction: t('Une notaire décrit le nouveau circuit de dépôt.', 'A notary describes the new deposit procedure.'),
    contenu: t(
      '<p>Les fonds quittent l’étude sous quarante-huit heures et restent disponibles pour l’acte.</p>',
      '<p>Funds leave the office within forty-eight hours and remain available for the deed.</p>',
    ),
    date: '2025-01-31',
    image: 'signature-1',
    source: 'https://www.example.org/entretiens/notaires',
  },
]

export const interviewSeeds: Seed<typeof interviews>[] = [...talks, ...laterTalks].map((talk, n) => ({
  id: n + 1,
  slug: slugOf(talk.titre.fr),
  titre: talk.titre,
  description: talk.quote,
  date: talk.date,
  source: talk.source,
  imagePrincipaleUrl: talk.image === null ? null : picture(talk.image),
  details: { introduction: talk.introduction, contenu: talk.contenu },
}))
