import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { type Dossier, sideTitles } from '@/site/dossier/dossier'
import type { ChangeDossier } from '@/site/dossier/use-dossier'
import type { Case } from '@/site/services/cases/case'
import type { Purpose, Side } from '@/site/services/families/family'
import accordion from '@/ui/accordion/accordion.module.css'
import styles from './case-page.module.css'

/** The two sides of a case, `first` before the other. At most one is open; while none is, they are the answers to a question. */
export function CaseSides({
  currentCase,
  first,
  open,
  dossier,
  onOpen,
  onChange,
}: {
  currentCase: Case
  first: Purpose
  open: Purpose | undefined
  dossier: Dossier
  onOpen: (purpose: Purpose | undefined) => void
  onChange: ChangeDossier
}) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="demarche" className={`stack gap-3 ${styles.sides}`}>
      <h2 id="demarche" className={open ? 'visually-hidden' : 'no-print'}>
        <Trans>Que voulez-vous faire ?</Trans>
      </h2>
      {(first === 'claim' ? (['claim', 'deposit'] as const) : (['deposit', 'claim'] as const)).map((purpose) => (
        <details
          key={purpose}
          className={`panel ${accordion.item} ${styles.side}`}
          open={open === purpose}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open !== (open === purpose)) onOpen(currentTarget.open ? purpose : undefined)
          }}
        >
          <summary className={accordion.heading}>
            <h3 className="large">{t(sideTitles[purpose])}</h3>
            <IconChevronDown aria-hidden className={accordion.chevron} />
          </summary>
          <div className={`stack gap-5 ${styles.sideBody}`}>
            <Papers purpose={purpose} side={currentCase.sides[purpose]} dossier={dossier} onChange={onChange} />
            <Steps purpose={purpose} side={currentCase.sides[purpose]} />
          </div>
        </details>
      ))}
    </section>
  )
}

/** What to bring, as checkboxes, and what to know. What is ticked is stored on this device in the dossier of the case. */
function Papers({
  purpose,
  side: { papers, information },
  dossier,
  onChange,
}: {
  purpose: Purpose
  side: Side
  dossier: Dossier
  onChange: ChangeDossier
}) {
  const { t } = useLingui()
  const tick = (id: string, on: boolean) =>
    onChange((last) => {
      const others = last.papers.filter((other) => other !== id)
      return { purpose, papers: on ? [...others, id] : others }
    })
  return (
    <div role="group" aria-labelledby={`pieces-${purpose}`} className="stack gap-2 measure">
      <h4 id={`pieces-${purpose}`} className="minor">
        <Trans>À apporter</Trans>
      </h4>
      <ul role="list">
        {papers.map(({ id, text }) => (
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
      {information && (
        <>
          <h4 className="minor">
            <Trans>Informations à avoir sous la main</Trans>
          </h4>
          <ul className={styles.information}>
            {information.map((text) => (
              <li key={text.id}>{t(text)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="note">
        <Trans>La liste peut varier d’un dossier à l’autre : faites-la confirmer avant de vous déplacer.</Trans>{' '}
        <span className="no-print">
          <Trans>Ce que vous cochez reste sur cet appareil, dans « Mon dossier ».</Trans>
        </span>
      </p>
    </div>
  )
}

function Steps({ purpose, side: { steps } }: { purpose: Purpose; side: Side }) {
  const { t } = useLingui()
  return (
    <div className="stack gap-3">
      <h4 id={`etapes-${purpose}`} className="minor">
        <Trans>Comment procéder</Trans>
      </h4>
      <ol role="list" aria-labelledby={`etapes-${purpose}`} className={`stack ${styles.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={title.id}>
            <p className="strong">{t(title)}</p>
            <p className="note measure">{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
