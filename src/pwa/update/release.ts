import { contractVersion } from '@/contract/version'

/** What tells this build from another: the hash in the name of this very file, which follows all it imports; 'dev' when it is not built. */
const hash = /-([\w-]{8})\.js$/.exec(import.meta.url)?.[1] ?? 'dev'

/** The build, and the version of what it persists: "DfbYqIFe · 1". */
export const release = `${hash} · ${contractVersion}`
