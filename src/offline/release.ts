import { contractVersion } from '@/contract/version'

/** What tells this build from another: its entry's hash and the version of what it keeps; 'dev' when it is not built. */
export function release(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  const hash = /\/index-([\w-]+)\.js$/.exec(entry)?.[1] ?? 'dev'
  return `${hash}·${contractVersion}`
}
