import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Case, Paper, Purpose } from '@/site/services/cases/case'
import styles from './case-page.module.css'
import { CaseSection } from './case-section'
import type { Dossier } from './dossier'
import type { ChangeDossier } from './use-dossier'

const headings: Readonly<Record<Purpose, MessageDescriptor>> = {
  deposit: msg`Pour déposer la somme`,
  claim: msg`Pour récupérer la somme`,
}

/** What to bring and what to state, as checkboxes: what is ticked is stored on this device in the dossier of the case. */
export function Papers({
  found: { papers },
  dossier,
  onChange,
}: {
  found: Case
  dossier: Dossier
  onChange: ChangeDossier
}) {
  return (
    <CaseSection id="pieces" title={<Trans>À apporter</Trans>}>
      <div className={styles.groups}>
        {(['deposit', 'claim'] as const).map((purpose) => {
          const group = papers.filter((paper) => paper.purpose === purpose)
          return (
            group.length > 0 && (
              <PaperGroup key={purpose} purpose={purpose} papers={group} dossier={dossier} onChange={onChange} />
            )
          )
        })}
      </div>
      <p className="note measure">
        <Trans>La liste peut varier d’un dossier à l’autre : faites-la confirmer avant de vous déplacer.</Trans>{' '}
        <span className="no-print">
          <Trans>Ce que vous cochez reste sur cet appareil, dans « Mon dossier ».</Trans>
        </span>
      </p>
    </CaseSection>
  )
}

function PaperGroup({
  purpose,
  papers,
  dossier,
  onChange,
}: {
  purpose: Purpose
  papers: readonly Paper[]
  dossier: Dossier
  onChange: ChangeDossier
}) {
  const { t } = useLingui()
  const information = papers.filter(({ isInformation }) => isInformation)
  const tick = (id: string, on: boolean) =>
    onChange((last) => {
      const others = last.papers.filter((other) => other !== id)
      return { papers: on ? [...others, id] : others }
    })
  const boxes = (listed: readonly Paper[]) => (
    <ul role="list" className="measure">
      {listed.map(({ id, text }) => (
        <li key={id}>
          <label className={styles.paper}>
            <input
              type="checkbox"
              checked={dossier.papers.includes(id)}
              onChange={(event) => tick(id, event.target.checked)}
            />
            {t(text)}
          </label>
        </li>
      ))}
    </ul>
  )
  return (
    <div role="group" aria-labelledby={`pieces-${purpose}`} className={`stack gap-2 measure ${styles.group}`}>
      <h3 id={`pieces-${purpose}`} className="minor">
        {t(headings[purpose])}
      </h3>
      {boxes(papers.filter(({ isInformation }) => !isInformation))}
      {information.length > 0 && (
        <>
          <h4 className={styles.small}>
            <Trans>Et à savoir indiquer</Trans>
          </h4>
          {boxes(information)}
        </>
      )}
    </div>
  )
}
