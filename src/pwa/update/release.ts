import { contractVersion } from '@/contract/version'

/** What tells this build from another, as the document names it (build/document.ts); 'dev' when it is not built. */
export const build =
  globalThis.document?.querySelector<HTMLElement>('script[type=importmap]')?.dataset['release'] ?? 'dev'

/** The build, and the version of what it persists: "DfbYqIFe · 1". */
export const release = `${build} · ${contractVersion}`
