import { type contents, contentTypes } from '@/contract/contents'
import { t } from '../locale'
import { blockSeeds } from './content-blocks'
import { picture, type Seed } from './seed'

const subjects = [
  {
    image: 'seat-1',
    titre: t('Le siège', 'The head office'),
    text: t('L’histoire du bâtiment et de ses services.', 'The history of the building and its departments.'),
  },
  {
    image: 'scales-2',
    titre: t('La justice', 'Justice'),
    text: t('Les sommes que les tribunaux font consigner.', 'The sums that courts have consigned.'),
  },
  {
    image: 'coins-1',
    titre: t('Les dépôts', 'Deposits'),
    text: t(
      'D’où viennent les dépôts et à qui ils sont rendus.',
      'Where deposits come from and to whom they are returned.',
    ),
  },
  {
    image: 'deed-2',
    titre: t('Les actes', 'Deeds'),
    text: t('Les pièces qui accompagnent chaque opération.', 'The documents that accompany every operation.'),
  },
  {
    image: 'bridge-1',
    titre: t('Les grands projets', 'Major projects'),
    text: t('Ce que des ressources stables permettent de bâtir.', 'What stable resources make it possible to build.'),
  },
  {
    image: 'utilities-3',
    titre: t('Les cautions', 'Guarantees'),
    text: t(
      'Les garanties des abonnés, des loyers et des marchés.',
      'Guarantees for subscriptions, rents and contracts.',
    ),
  },
  {
    image: 'vault-3',
    titre: t('La garde des valeurs', 'Keeping valuables'),
    text: t('Comment les valeurs sont inventoriées et conservées.', 'How valuables are listed and kept.'),
  },
  {
    image: 'meeting-1',
    titre: t('La gouvernance', 'Governance'),
    text: t('Qui décide, qui exécute et qui contrôle.', 'Who decides, who carries out and who controls.'),
  },
  {
    image: 'growth-2',
    titre: t('Le développement', 'Development'),
    text: t('La part de l’institution dans l’économie du pays.', 'The institution’s share in the country’s economy.'),
  },
  {
    image: 'law-3',
    titre: t('Les textes', 'Legal texts'),
    text: t('La loi, les décrets et leur application.', 'The law, the decrees and their application.'),
  },
]

const kinds = {
  actualite: t('Actualité', 'News'),
  publication: t('Dossier', 'Feature'),
  communique: t('Communiqué', 'Press release'),
  interview: t('Entretien', 'Interview'),
  mediatheque: t('Vidéo', 'Video'),
}

/** Each subject in each of the five types; only the media library has videos. */
const subjectSeeds: Seed<typeof contents>[] = contentTypes.flatMap((type, kind) =>
  subjects.map(({ image, titre, text }, n) => ({
    id: kind * subjects.length + n + 1,
    titre: t(`${kinds[type].fr} : ${titre.fr.toLowerCase()}`, `${kinds[type].en}: ${titre.en.toLowerCase()}`),
    Description: text,
    type,
    image: picture(image),
    video: type === 'mediatheque' ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : null,
  })),
)

export const contentSeeds: Seed<typeof contents>[] = [
  ...subjectSeeds,
  ...blockSeeds.map((seed, n) => ({ ...seed, id: subjectSeeds.length + n + 1 })),
]
