import { Trans } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import styles from './ask-link.module.css'
import { searchOpening } from './search-opening'

/** Looks like the field of the search, and opens it. As long as no script is there it leads to the cases, as links. */
export function AskLink() {
  return (
    <Link
      to="/trouver-mon-cas/$"
      params={{ _splat: '' }}
      aria-haspopup="dialog"
      className={styles.ask}
      onClick={(event) => {
        event.preventDefault()
        searchOpening.set(true)
      }}
    >
      <IconSearch aria-hidden />
      <Trans>Que voulez-vous faire ?</Trans>
    </Link>
  )
}
