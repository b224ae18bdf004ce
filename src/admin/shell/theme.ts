import { createTheme } from '@mantine/core'

/**
 * What Mantine takes in JavaScript only; colours, type and spacing are the site's tokens (`mantine.css`). Defaults are
 * given by the component's name, so that no component is loaded for them. Responsive objects (`{ base: …, sm: … }`),
 * `lockScroll` and `AppShell` write style elements, which the content policy refuses.
 */
export const theme = createTheme({
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
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
  },
})
