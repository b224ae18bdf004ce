import { type ComponentType, lazy } from 'react'
import { withCatalog } from '@/i18n/with-catalog'
import { suspended } from '@/ui/hydration/on-demand'

/** Resolves to an imported tool of the back office once its texts are loaded too. */
export const withTexts = <Part>(part: Promise<Part>) => withCatalog('tools', part)

/**
 * Returns a component that `load` imports on demand together with its texts, and that renders nothing until then. Where
 * it cannot be loaded, `substitute` is rendered, or the error is thrown.
 */
export const lazyTool = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  substitute?: ComponentType<Props>,
) =>
  suspended(
    lazy(async () => {
      const tool = withTexts(load())
      return { default: await (substitute === undefined ? tool : tool.catch(() => substitute)) }
    }),
  )
