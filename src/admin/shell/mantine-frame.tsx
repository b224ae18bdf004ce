import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Tooltip.css'
import '@mantine/core/styles/Input.css'
// After the parts it is made of, whose rules it refines.
import '@mantine/tiptap/styles.css'
import './mantine-tokens.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

const theme = createTheme({ respectReducedMotion: true, autoContrast: true, fontFamily: 'var(--sans)' })

/**
 * Mantine, for the one control that is made of it, drawn with the site's own colours. They know light and dark by
 * themselves, so that Mantine keeps to one scheme; its variables are a sheet of the build, for the content policy
 * takes no style element.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  )
}
