import { Trans } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import styles from './ask-link.module.css'
import { searchOpening } from './search-opening'

/** A link that looks like a search field and opens the search. Without scripts it leads to the list of cases. */
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
