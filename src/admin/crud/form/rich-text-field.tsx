import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Input } from '@mantine/core'
import { IconCode } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { TextView } from '@/admin/rich-text/rich-text'
import type { ToolbarItem } from '@/admin/rich-text/toolbar'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { lazyPart } from '@/admin/ui/lazy-part'
import styles from './rich-text-field.module.css'

/**
 * The rich-text editor, about 150 KiB. Where it cannot be loaded (offline, or a release that is gone) the text is
 * edited as HTML.
 */
const RichText = lazyPart(async () => (await import('@/admin/rich-text/rich-text')).RichText, HtmlSource)

/** `missingParts`: what the visual editor would lose of a text that it has refused. */
type Mode = { name: 'visual'; acceptsLoss: boolean } | { name: 'html'; missingParts: readonly string[] }
const visual: Mode = { name: 'visual', acceptsLoss: false }

/** A formatted text, edited visually or as HTML. A text that the visual editor does not support opens as HTML. */
export function RichTextField({
  id,
  label,
  description,
  error,
  takesFocus,
  required,
  value,
  onChange,
}: {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  takesFocus: boolean
  required: boolean
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useLingui()
  const { mode, change, refuse, toggle } = useMode()
  const parts = [error && `${id}-error`, description && `${id}-description`].filter(Boolean)
  const view = {
    id,
    label,
    takesFocus,
    invalid: Boolean(error),
    describedBy: parts.join(' ') || undefined,
    required,
    value,
    onChange,
    acceptsLoss: mode.name === 'visual' && mode.acceptsLoss,
    onLoss: refuse,
    renderToggle: (item?: ToolbarItem) => <HtmlToggle {...toggle} item={item} />,
  }
  const names = mode.name === 'html' ? mode.missingParts.join(', ') : ''

  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} withAsterisk={required} size="md">
      {names !== '' && (
        <div className={`buttons gap-2 note ${styles.loss}`}>
          <p role="status">
            <Trans>L’éditeur visuel ne garderait pas tout de ce texte ({names}) : il se modifie en HTML.</Trans>
          </p>
          <Button variant="default" size="xs" onClick={() => change({ name: 'visual', acceptsLoss: true })}>
            <Trans>Ouvrir quand même</Trans>
          </Button>
        </div>
      )}
      {mode.name === 'html' ? (
        <HtmlSource {...view} />
      ) : (
        <RichText fallback={<p className="note">{t`Chargement de l’éditeur…`}</p>} {...view} />
      )}
    </Input.Wrapper>
  )
}

/** The mode of a field; `toggle` are the props of the button that changes it. */
function useMode() {
  const [mode, setMode] = useState<Mode>(visual)
  const isPressed = useRef(false)
  function change(next: Mode) {
    isPressed.current = true
    setMode(next)
  }
  return {
    mode,
    change,
    /** Called with what the visual editor would lose. */
    refuse: (missingParts: string[]) => setMode({ name: 'html', missingParts }),
    toggle: {
      isHtml: mode.name === 'html',
      onToggle: () => change(mode.name === 'html' ? visual : { name: 'html', missingParts: [] }),
      // Each editor renders its own button: after a press the new one takes the focus.
      focusAfterPress(button: HTMLButtonElement | null) {
        if (button === null || !isPressed.current) return
        isPressed.current = false
        button.focus()
      },
    },
  }
}

/** The button that switches between the visual editor and the HTML. */
function HtmlToggle({
  item,
  isHtml,
  onToggle,
  focusAfterPress,
}: ReturnType<typeof useMode>['toggle'] & { item: ToolbarItem | undefined }) {
  const { t } = useLingui()
  return (
    <FocusableButton
      {...item}
      ref={(button) => {
        item?.ref(button)
        focusAfterPress(button)
      }}
      variant="default"
      className={styles.toggle}
      title={t`Vue HTML`}
      aria-label={t`Vue HTML`}
      aria-pressed={isHtml}
      onClick={(event) => {
        item?.onClick(event)
        onToggle()
      }}
    >
      <IconCode aria-hidden size={16} stroke={1.5} />
    </FocusableButton>
  )
}

function HtmlSource({ id, invalid, required, value, onChange, renderToggle }: TextView) {
  return (
    <>
      <div className={styles.bar}>{renderToggle()}</div>
      <Input
        component="textarea"
        multiline
        id={id}
        rows={10}
        size="md"
        spellCheck={false}
        aria-required={required}
        error={invalid}
        classNames={{ input: styles.source ?? '' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
