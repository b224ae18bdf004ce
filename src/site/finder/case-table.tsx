import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import results from '@/site/search/search-results.module.css'
import type { Case } from '@/site/services/cases/case'
import { cases } from '@/site/services/cases/cases'
import type { Role } from '@/site/services/families/case-details'
import { families } from '@/site/services/families/families'
import { Button } from '@/ui/button/button'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { SpokenText } from '@/ui/states/spoken-text'
import styles from './finder-page.module.css'

const route = getRouteApi('/_public/trouver-mon-cas/$')

const roles: readonly { id: string; role: Role; label: MessageDescriptor }[] = [
  { id: 'verser', role: 'pays', label: msg`Je verse une somme` },
  { id: 'recuperer', role: 'receives', label: msg`Une somme me revient` },
  { id: 'detenir', role: 'holds', label: msg`Je détiens des fonds` },
]

/** All the cases, by family and by what one has to do with the sum; the filters are in the address. */
export function CaseTable() {
  const { t } = useLingui()
  const search = route.useSearch()
  const navigate = useNavigate()
  // The prerendered page has them all.
  const { famille, role } = useHydrated() ? search : {}
  const chosenFamily = families.find(({ path }) => path === `/${famille}`)
  const chosenRole = roles.find(({ id }) => id === role)
  const matches = cases.filter(
    ({ family, roles: ofCase }) =>
      (!chosenFamily || family === chosenFamily) && (!chosenRole || ofCase.includes(chosenRole.role)),
  )
  const choose = (next: { famille?: string | undefined; role?: string | undefined }) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  return (
    <section aria-labelledby="tous" className={`container stack ${styles.all}`}>
      <h2 id="tous" className={styles.heading}>
        <Trans>Tous les cas</Trans>
      </h2>
      <div className={`stack gap-3 ${styles.filters}`}>
        <Filter
          label={t`Service`}
          choices={families.map(({ path, title }) => ({ id: path.slice(1), label: t(title) }))}
          choice={famille}
          onChoose={(id) => choose({ famille: id, role })}
        />
        <Filter
          label={t`Ma situation`}
          choices={roles.map(({ id, label }) => ({ id, label: t(label) }))}
          choice={role}
          onChoose={(id) => choose({ famille, role: id })}
        />
      </div>
      <SpokenText isSpoken={chosenFamily !== undefined || chosenRole !== undefined}>
        {matches.length > 0 ? (
          <Plural value={matches.length} one="# cas" other="# cas" />
        ) : (
          <Trans>Aucun cas ne réunit ces deux choix.</Trans>
        )}
      </SpokenText>
      {matches.length === 0 && (
        <p>
          <Button look="secondary" onClick={() => choose({})}>
            <Trans>Voir tous les cas</Trans>
          </Button>
        </p>
      )}
      <Table cases={matches} />
    </section>
  )
}

function Table({ cases: rows }: { cases: readonly Case[] }) {
  const { t } = useLingui()
  return (
    <table hidden={rows.length === 0} className={`targets ${styles.table}`} aria-labelledby="tous">
      <thead>
        <tr>
          <th scope="col">{t`Cas`}</th>
          <th scope="col">{t`De quoi il s’agit`}</th>
        </tr>
      </thead>
      {families.map((family) => {
        const ofFamily = rows.filter((row) => row.family === family)
        return (
          ofFamily.length > 0 && (
            <tbody key={family.path}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={styles.family}>
                  {t(family.title)}
                </th>
              </tr>
              {ofFamily.map(({ slug, title, text }) => (
                <tr key={slug}>
                  <th scope="row">
                    <Link to="/cas/$slug" params={{ slug }}>
                      {t(title)}
                    </Link>
                  </th>
                  <td className="note">{t(text)}</td>
                </tr>
              ))}
            </tbody>
          )
        )
      })}
    </table>
  )
}

/** Choices of which at most one is chosen; choosing it again removes it. */
function Filter({
  label,
  choices,
  choice,
  onChoose,
}: {
  label: string
  choices: readonly { id: string; label: string }[]
  choice: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  return (
    <fieldset className={`cluster gap-2 ${styles.filter}`}>
      <legend className="note">{label}</legend>
      {choices.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          className={results.chip}
          aria-pressed={id === choice}
          onClick={() => onChoose(id === choice ? undefined : id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
