// Imported first, so that the styles below override it.
import '@/admin/ui/mantine.css'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

/** The announcement of the last move, and the id of the pressed button. */
interface Moved {
  text: string
  button?: string
}

/** The last move. Focuses the pressed button again: an element that moves in the page loses the focus. */
export function useMoved(): [Moved | undefined, (moved: Moved) => void] {
  const [moved, setMoved] = useState<Moved>()
  useEffect(() => {
    if (moved?.button) document.getElementById(moved.button)?.focus()
  }, [moved])
  return [moved, setMoved]
}

/**
 * Buttons that move the item `index` of `count` by one place. `id` is unique in the page; `onMove` gets the new index
 * and the id of the button.
 */
export function MoveButtons({
  id,
  name,
  index,
  count,
  onMove,
}: {
  id: string
  name: string
  index: number
  count: number
  onMove: (to: number, button: string) => void
}) {
  const { t } = useLingui()
  return ([-1, 1] as const).map((by) => {
    const isAtEnd = index + by < 0 || index + by >= count
    return (
      <ActionIcon
        key={by}
        id={`${id}${by}`}
        aria-disabled={isAtEnd}
        {...(isAtEnd && { 'data-disabled': true })}
        aria-label={by === -1 ? t`Monter ${name}` : t`Descendre ${name}`}
        onClick={() => !isAtEnd && onMove(index + by, `${id}${by}`)}
      >
        {by === -1 ? <IconArrowUp aria-hidden size="1.2rem" /> : <IconArrowDown aria-hidden size="1.2rem" />}
      </ActionIcon>
    )
  })
}
