import { msg } from '@lingui/core/macro'
import { defineAdminResource, type ResourceDefinition } from '@/admin/crud/definition/definition'
import { entry } from '@/admin/practical-info-entry'
import { lazyPart } from '@/admin/ui/lazy-part'
import { pageOf } from '@/contract/block-page'
import { blocks } from '@/contract/blocks'
import { blockType } from '@/contract/rows/block-titles'
import { defaultPicture } from './default-picture'
import { TitleField } from './title-field'
import { hasCase, kinds, nameOf, type SubjectGroup, type Topic, topicOfRow } from './topics'

const Overview = lazyPart(async () => (await import('./overview')).Overview)

/** The screen over the contents that are blocks: it writes their title, type and picture. `groups` are the cases that a title can name. */
export function practicalInfo(groups: readonly SubjectGroup[]) {
  const topic = (row: object) => topicOfRow(row, groups)
  const definition = defineAdminResource(blocks, {
    ...entry,
    subtitle: msg`Frais, délais, coordonnées et textes légaux.`,
    draftsName: entry.path,
    lists: (row) => row['type'] === blockType && topic(row) !== undefined,
    creates: () => ({ type: blockType, image: defaultPicture() }),
    publicPage: (row) => pageOfTopic(topic(row), groups),
    fields: {
      titre: {
        control: 'custom',
        label: msg`Information`,
        Control: (props) => <TitleField {...props} groups={groups} />,
        messages: { required: msg`Choisissez une information ; pour des coordonnées, écrivez aussi le nom du lieu.` },
      },
      Description: {
        control: 'area',
        label: msg`Texte`,
        hint: msg`Une ligne par renseignement. Pour un lieu ou la presse : « Adresse : … », « Ville : … », « Téléphone : … », « Courriel : … », puis les horaires, comme « Lundi–vendredi : 7h30–15h30 ».`,
      },
      type: { control: 'hidden', keeps: true },
    },
    columns: [
      {
        id: 'titre',
        kind: 'text',
        label: msg`Information`,
        read: (row) => {
          const about = topic(row)
          return about ? nameOf(about) : ''
        },
      },
      'Description',
    ],
  })
  return {
    ...definition,
    isImportable: false,
    Overview: (props) => <Overview {...props} groups={groups} />,
    filter: {
      label: msg`Information`,
      all: msg`Toutes les informations`,
      choices: kinds,
      of: (row) => topic(row)?.kind ?? '',
    },
  } satisfies ResourceDefinition<'informations'>
}

/** Returns the page of a block; of one that several cases share that of the first of them. */
function pageOfTopic(topic: Topic | undefined, groups: readonly SubjectGroup[]): string | undefined {
  if (topic === undefined || !hasCase(topic.kind)) return topic && pageOf(topic)
  const group = topic.key === '' ? groups[0] : groups.find(({ key }) => key === topic.key)
  const key = group ? group.cases[0]?.key : topic.subject?.key
  return key === undefined ? undefined : pageOf({ ...topic, key })
}
