import '@/admin/ui/mantine.css'
import { useLingui } from '@lingui/react/macro'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { theme } from './theme'

/**
 * Mantine for the back office and its sign-in page, drawn with the site's tokens. The tokens know light and dark by
 * themselves, so Mantine keeps to one scheme; its variables are a sheet of the build, because the content policy
 * takes no style element.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const closeLabel = t`Fermer`
  const labelled = useMemo(
    () => ({
      ...theme,
      components: { ...theme.components, Alert: { defaultProps: { closeButtonLabel: closeLabel } } },
    }),
    [closeLabel],
  )
  return (
    <MantineProvider
      theme={labelled}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  )
}
