import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '@/ui/button/button'
import styles from './search-dialog.module.css'

/** What is offered where a search finds nothing: the nearest words, and the pages that are read most. */
export function NothingFound({
  words,
  onTry,
  onChoose,
}: {
  words: readonly string[]
  onTry: (word: string) => void
  onChoose: () => void
}) {
  const { t } = useLingui()
  const pages = [
    { to: '/depot', name: t`Dépôts` },
    { to: '/communique', name: t`Communiqués` },
    { to: '/publications', name: t`Publications` },
    { to: '/guide_utilisateurs', name: t`Guide des utilisateurs` },
    { to: '/contact_us', name: t`Contact` },
  ]
  return (
    <>
      {words.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.kind}>
            <Trans>Vouliez-vous dire</Trans>
          </h2>
          <div className={styles.words}>
            {words.map((word) => (
              <Button key={word} look="secondary" onClick={() => onTry(word)}>
                {word}
              </Button>
            ))}
          </div>
        </section>
      )}
      <section className={styles.group}>
        <h2 className={styles.kind}>
          <Trans>Pages les plus lues</Trans>
        </h2>
        <ul role="list">
          {pages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={styles.result} onClick={onChoose}>
                <strong>{name}</strong>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
