import { type ComponentType, lazy } from 'react'
import { withCatalog } from '@/i18n/with-catalog'

/** Resolves to an imported tool of the back office once its texts are loaded too. */
export const withTexts = <Part>(part: Promise<Part>) => withCatalog('tools', part)

/** Returns a component that `load` imports on demand together with its texts. */
export const lazyTool = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withTexts(load()) }))
