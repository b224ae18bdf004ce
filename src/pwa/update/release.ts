import { contractVersion } from '@/contract/version'

/** The id of this build from the document (build/document.ts); 'dev' without a build. */
export const build =
  globalThis.document?.querySelector<HTMLElement>('script[type=importmap]')?.dataset['release'] ?? 'dev'

/** The build and the contract's version: "DfbYqIFe · 1". */
export const release = `${build} · ${contractVersion}`
