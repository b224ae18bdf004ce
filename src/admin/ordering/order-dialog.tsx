// Imported before the styles that override it.
import '@/admin/ui/mantine.css'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useId, useRef, useState } from 'react'
import type { ResourceDefinition } from '@/admin/crud/definition/definition'
import { keyOf } from '@/admin/crud/definition/keys'
import { toast } from '@/admin/crud/definition/outcomes'
import { announce } from '@/admin/crud/notices/notices'
import { callsOf } from '@/admin/crud/record/calls'
import type { NewEntry } from '@/admin/crud/record/journal'
import { useUndoableNotice } from '@/admin/crud/undo/use-undoable-notice'
import { MoveButtons, useMoved } from '@/admin/crud/views/move-buttons'
import { Dialog, DialogFoot } from '@/admin/ui/dialog'
import { FailureAlert } from '@/admin/ui/failure-alert'
import { FocusableButton } from '@/admin/ui/focusable-button'
import { adminListQuery } from '@/api/online-queries'
import { staleKeys } from '@/api/query-keys'
import { useAccount } from '@/auth/use-account'
import { useConnection } from '@/pwa/network/connection'
import { Picture } from '@/ui/picture/picture'
import { Spinner } from '@/ui/states/spinner'
import styles from './order-dialog.module.css'
import { changesOf, inOrder, saveOrder } from './save-order'

/** Reorders the records of a screen by dragging or by buttons. */
export function OrderDialog({
  screen,
  field,
  onClose,
}: {
  screen: ResourceDefinition
  field: string
  onClose: () => void
}) {
  // Only the French rows are written.
  const list = useQuery({ ...adminListQuery(screen.resource, 'fr'), refetchOnMount: 'always' })
  const isFresh = list.data !== undefined && list.isFetchedAfterMount
  return (
    <Dialog title={<Trans>Ordonner</Trans>} onClose={onClose}>
      {list.isError && !isFresh && (
        <FailureAlert title={undefined} retry={() => void list.refetch()}>
          <Trans>La liste n’a pas pu être lue.</Trans>
        </FailureAlert>
      )}
      {!list.isError && !isFresh && <Spinner label={<Trans>Chargement…</Trans>} />}
      {isFresh && <Order screen={screen} field={field} rows={list.data} onClose={onClose} />}
    </Dialog>
  )
}

function Order({
  screen,
  field,
  rows,
  onClose,
}: {
  screen: ResourceDefinition
  field: string
  rows: readonly object[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const [first] = useState(() => inOrder(rows, field))
  const [order, setOrder] = useState(first)
  const [moved, setMoved] = useMoved()
  const offline = useConnection() === 'offline'
  const { save, isSaving } = useSave(screen, field, onClose)
  const changes = changesOf(order, field)
  const isMoved = order.some((row, n) => row !== first[n])
  const picture = screen.columns.find(({ kind }) => kind === 'image')

  function place(row: object, to: number, button?: string) {
    const from = order.indexOf(row)
    if (to < 0 || to >= order.length || to === from) return
    setOrder(order.toSpliced(from, 1).toSpliced(to, 0, row))
    const name = screen.nameOf(row)
    const position = to + 1
    setMoved({ ...(button && { button }), text: t`${name} : place ${position} sur ${order.length}` })
  }
  const drag = useDrag((from, to) => {
    const row = order[from]
    if (row) place(row, to)
  })

  return (
    <>
      <div className={styles.body} inert={isSaving}>
        <p>
          <Trans>Faites glisser une ligne par sa poignée, ou déplacez-la par ses boutons.</Trans>
        </p>
        <ol {...drag.list} role="list" className={styles.list} aria-label={t`Ordre d’affichage`}>
          {order.map((row, index) => {
            const name = screen.nameOf(row)
            const key = keyOf(screen, row)
            return (
              <li key={key} className={styles.item} data-dragged={drag.dragged === index || undefined}>
                <span className={styles.handle} aria-hidden onPointerDown={(event) => drag.begin(event, index)}>
                  <IconGripVertical />
                </span>
                <span className={styles.place}>{index + 1}</span>
                {picture && (
                  <Picture
                    src={String(picture.read(row) ?? '')}
                    alt=""
                    className={styles.picture}
                    fallback={{ src: '/placeholder-image.png' }}
                  />
                )}
                <span className={styles.name}>{name}</span>
                <span className={styles.steps}>
                  <MoveButtons
                    id={id + key}
                    name={name}
                    index={index}
                    count={order.length}
                    onMove={(to, button) => place(row, to, button)}
                  />
                </span>
              </li>
            )
          })}
        </ol>
        <p role="status" className="visually-hidden">
          {moved?.text}
        </p>
      </div>
      <DialogFoot>
        <p className={styles.note}>
          {isMoved && <Plural value={changes.length} one="# fiche sera modifiée." other="# fiches seront modifiées." />}
          {offline && <Trans>Hors ligne : l’enregistrement sera possible au retour du réseau.</Trans>}
        </p>
        <Button variant="default" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
        <FocusableButton disabled={!isMoved || isSaving || offline} onClick={() => save(order)}>
          {isSaving ? <Trans>Enregistrement…</Trans> : <Trans>Enregistrer l’ordre</Trans>}
        </FocusableButton>
      </DialogFoot>
    </>
  )
}

/** Saves an order as one journal action, which includes the writes made before a failure. */
function useSave(screen: ResourceDefinition, field: string, onClose: () => void) {
  const queryClient = useQueryClient()
  const user = useAccount()?.id
  const announceUndoable = useUndoableNotice()
  const { mutate, isPending } = useMutation({
    mutationFn: async (order: readonly object[]) => {
      const done: NewEntry[] = []
      try {
        const context = { screen, calls: callsOf(queryClient, screen) }
        return { done, stopped: await saveOrder(context, order, field, (entry) => entry && done.push(entry)) }
      } catch (error) {
        if (done.length > 0) announceUndoable(user, done, toast(msg`Une partie de l’ordre est enregistrée.`))
        throw error
      }
    },
    onSuccess: ({ done, stopped }) => {
      if (stopped) {
        const text =
          stopped.state === 'conflict' || stopped.state === 'gone'
            ? msg`L’ordre a été changé entre-temps par quelqu’un d’autre : relisez-le, puis recommencez.`
            : msg`L’ordre n’est pas enregistré en entier : le service ne répond pas.`
        announceUndoable(user, done, toast(text), { tone: 'error' })
      } else announceUndoable(user, done, toast(msg`Ordre enregistré`))
      onClose()
    },
    onError: (error) => announce('error', screen.outcomes.update.failed(error)),
    meta: { staleKeys: staleKeys(screen.resource) },
  })
  return { save: mutate, isSaving: isPending }
}

/** Drags a list item by its handle with any pointer. `onMove` is called when it passes another item. */
function useDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  return {
    dragged,
    list: {
      ref: list,
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (dragged === undefined) return
        const boxes = Array.from(list.current?.children ?? [], (item) => item.getBoundingClientRect())
        const to = boxes.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom)
        if (to === -1 || to === dragged) return
        onMove(dragged, to)
        setDragged(to)
      },
      onLostPointerCapture: () => setDragged(undefined),
    },
    begin: (event: PointerEvent, index: number) => {
      if (event.button !== 0) return
      event.preventDefault()
      // The list captures the pointer because the item itself moves in the DOM.
      list.current?.setPointerCapture(event.pointerId)
      setDragged(index)
    },
  }
}
