import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { OverviewProps } from '@/admin/crud/definition/definition'
import { writeBlockTitle } from '@/contract/blocks'
import type { BlockKind } from '@/contract/rows/block-titles'
import styles from './overview.module.css'
import { hiddenRows, kinds, type SubjectGroup, topicOfRow } from './topics'

/** The blocks that no page shows, and those that nobody has written, each with a button that begins it. */
export function Overview({
  rows,
  groups,
  onAdd,
  onEdit,
}: OverviewProps & {
  groups: readonly SubjectGroup[]
}) {
  const { t } = useLingui()
  const heading = useId()
  // A block in English is an addition for readers in English.
  const topics = rows.flatMap((row) => topicOfRow(row, groups) ?? []).filter(({ isEnglish }) => !isEnglish)
  const hasBlock = (kind: BlockKind, key?: string) =>
    topics.some((topic) => topic.kind === kind && (key === undefined || topic.key === key))
  const general = generalBlocks.filter(({ kind, key }) => !hasBlock(kind, key))
  const hidden = hiddenRows(rows, groups)
  const add = (kind: BlockKind, key = '') => onAdd(writeBlockTitle({ kind, key, isEnglish: false }))
  return (
    <section className={`panel stack gap-2 ${styles.box}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        <Trans>À compléter ou à corriger</Trans>
      </h2>
      {hidden.map(({ id, name, isSecond }) => (
        <p key={id} className="cluster gap-2">
          <span>
            {isSecond ? (
              <Trans>« {name} » est écrit deux fois : une seule fiche paraît.</Trans>
            ) : (
              <Trans>« {name} » ne paraît sur aucune page.</Trans>
            )}
          </span>
          <Button
            variant="subtle"
            className={styles.add ?? ''}
            aria-label={t`Corriger ${name}`}
            onClick={() => onEdit(id)}
          >
            <Trans>Corriger</Trans>
          </Button>
        </p>
      ))}
      {general.length > 0 && (
        <ul role="list" className="buttons gap-2">
          {general.map(({ kind, key, about }) => (
            <li key={kind}>
              <AddButton onClick={() => add(kind, key)}>
                {about ? `${t(kinds[kind])} – ${t(about)}` : t(kinds[kind])}
              </AddButton>
            </li>
          ))}
        </ul>
      )}
      {(['costs', 'delay'] as const).map((kind) => (
        <CasesWithout key={kind} kind={kind} groups={groups} hasBlock={hasBlock} onAdd={add} />
      ))}
    </section>
  )
}

/** The blocks that the pages expect besides those of single cases. */
const generalBlocks: readonly { kind: BlockKind; key?: string; about?: MessageDescriptor }[] = [
  { kind: 'costs', key: '', about: msg`Tous les cas` },
  { kind: 'delay', key: '', about: msg`Tous les cas` },
  { kind: 'place' },
  { kind: 'press' },
  { kind: 'legal' },
]

/** The cases without a text of their own, folded. */
function CasesWithout({
  kind,
  groups,
  hasBlock,
  onAdd,
}: {
  kind: BlockKind
  groups: readonly SubjectGroup[]
  hasBlock: (kind: BlockKind, key: string) => boolean
  onAdd: (kind: BlockKind, key: string) => void
}) {
  const { t } = useLingui()
  const name = t(kinds[kind])
  const cases = groups.flatMap((group) => {
    const isBare = !hasBlock(kind, '') && !hasBlock(kind, group.key)
    return group.cases.filter(({ key }) => !hasBlock(kind, key)).map((one) => ({ ...one, isBare }))
  })
  const bare = cases.filter(({ isBare }) => isBare).length
  if (cases.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>
        <strong>{name}</strong>{' '}
        <Plural value={cases.length} one="# cas sans texte propre" other="# cas sans texte propre" />
        {bare > 0 && (
          <>
            {', '}
            <Plural value={bare} one="dont # n’affiche rien" other="dont # n’affichent rien" />
          </>
        )}
      </summary>
      <p className="note">
        <Trans>Un cas sans texte propre affiche celui de sa famille, sinon celui de « Tous les cas ».</Trans>
      </p>
      <ul role="list" className={styles.cases}>
        {cases.map(({ key, label, isBare }) => (
          <li key={key}>
            <AddButton name={`${name} – ${t(label)}`} onClick={() => onAdd(kind, key)}>
              {t(label)}
            </AddButton>
            {isBare && (
              <span className="note">
                <Trans>n’affiche rien</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** `name` is its accessible name, where its text says less. */
const AddButton = ({ name, onClick, children }: { name?: string; onClick: () => void; children: ReactNode }) => (
  <Button
    variant="subtle"
    justify="start"
    leftSection={<IconPlus aria-hidden />}
    aria-label={name}
    classNames={{ root: styles.add ?? '', label: styles.addName ?? '' }}
    onClick={onClick}
  >
    {children}
  </Button>
)
