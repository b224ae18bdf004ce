import { redirect } from '@tanstack/react-router'

interface Place {
  pathname: string
  searchStr: string
  hash: string
}

/** Redirects any other capitalisation to `/Admin/<screen>`, with search and hash. */
export function requireCanonicalCase({ pathname, searchStr, hash }: Place): void {
  const canonical = `/Admin${pathname.slice('/Admin'.length).toLowerCase()}`
  if (canonical === pathname) return
  throw redirect({ href: canonical + searchStr + (hash === '' ? '' : `#${hash}`), replace: true })
}
