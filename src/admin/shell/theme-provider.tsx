import '@/admin/ui/mantine.css'
import { useLingui } from '@lingui/react/macro'
import { createTheme, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'

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

/**
 * What Mantine takes in JavaScript only; colours, type and spacing are the site's tokens (`mantine.css`). Defaults are
 * given by the component's name, so that no component is loaded for them. Responsive objects (`{ base: …, sm: … }`),
 * `lockScroll` and `AppShell` write style elements, which the content policy refuses.
 */
const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  respectReducedMotion: true,
  // The site's own ring, which `ui/base.css` draws for `:focus-visible`.
  focusRing: 'never',
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'xl' } },
    Button: { defaultProps: { size: 'md' } },
    // The menu's groups open at once.
    Collapse: { defaultProps: { transitionDuration: 0 } },
    FileInput: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
})
