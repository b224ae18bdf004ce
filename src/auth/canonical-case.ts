import { redirect } from '@tanstack/react-router'

interface Place {
  pathname: string
  searchStr: string
  hash: string
}

/** The back office is written `/Admin/<screen>`: any other capitals lead there, search and hash kept. */
export function requireCanonicalCase({ pathname, searchStr, hash }: Place): void {
  const canonical = `/Admin${pathname.slice('/Admin'.length).toLowerCase()}`
  if (canonical === pathname) return
  throw redirect({ href: canonical + searchStr + (hash === '' ? '' : `#${hash}`), replace: true })
}
