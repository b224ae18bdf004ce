import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { FocusableButton } from '@/admin/ui/focusable-button'
import styles from './crop-tool.module.css'
import { useFileAddress } from './file-address'
import type { Crop, Size } from './prepare'

const centred: Framing = { x: 0.5, y: 0.5, zoom: 1 }

/**
 * Crops a picture to fixed proportions: the picture is dragged behind a frame, or moved by sliders; only position and zoom can
 * be chosen.
 */
export function CropTool({
  file,
  picture,
  first,
  onApply,
  onCancel,
}: {
  /** The whole picture, small enough to render quickly. */
  file: File
  /** The size of the original. */
  picture: Size
  first: Shape
  /** The part to be sent; undefined is the whole picture. */
  onApply: (crop: Crop | undefined) => Promise<void>
  onCancel: () => void
}) {
  const { t } = useLingui()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [shape, setShape] = useState<Shape | 'whole'>(first)
  const [framing, setFraming] = useState(centred)
  const [isApplying, setIsApplying] = useState(false)
  const crop = shape === 'whole' ? { x: 0, y: 0, width: 1, height: 1 } : cropOf(picture, shape, framing)
  useEffect(() => select.current?.focus(), [])

  const sliders = [
    { name: 'zoom', label: t`Agrandissement`, min: 1, max: 4, step: 0.05, fixed: false },
    { name: 'x', label: t`De gauche à droite`, min: 0, max: 1, step: 0.02, fixed: crop.width > 0.999 },
    { name: 'y', label: t`De haut en bas`, min: 0, max: 1, step: 0.02, fixed: crop.height > 0.999 },
  ] as const

  return (
    <fieldset className={`stack gap-3 ${styles.tool}`}>
      <legend className="visually-hidden">
        <Trans>Cadrage</Trans>
      </legend>
      <NativeSelect
        ref={select}
        label={t`Forme`}
        value={shape}
        onChange={(event) => {
          setShape(shapeOf(event.currentTarget.value))
          setFraming(centred)
        }}
        data={[
          { value: 'card', label: t`Slide ou carte (16:10)` },
          { value: 'page', label: t`Haut d’une page (16:9)` },
          { value: 'gallery', label: t`Galerie (3:2)` },
          { value: 'portrait', label: t`Portrait (3:4)` },
          { value: 'whole', label: t`Image entière` },
        ]}
      />
      <div
        className={styles.frame}
        data-fixed={shape === 'whole' || undefined}
        style={{ aspectRatio: shape === 'whole' ? picture.width / picture.height : shapes[shape] }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={({ currentTarget, pointerId, movementX, movementY }) => {
          if (!currentTarget.hasPointerCapture(pointerId)) return
          const by = { x: movementX / currentTarget.clientWidth, y: movementY / currentTarget.clientHeight }
          setFraming((before) => moved(before, shape === 'whole' ? crop : cropOf(picture, shape, before), by))
        }}
      >
        <Cropped file={file} crop={crop} />
      </div>
      {shape !== 'whole' &&
        sliders.map(({ name, label, fixed, ...range }) => (
          <label key={name} htmlFor={`${id}${name}`} className={styles.slider}>
            <span>{label}</span>
            <input
              id={`${id}${name}`}
              type="range"
              {...range}
              disabled={fixed}
              value={framing[name]}
              onChange={(event) => setFraming({ ...framing, [name]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      <div className="buttons gap-2">
        <FocusableButton
          size="xs"
          disabled={isApplying}
          onClick={() => {
            setIsApplying(true)
            void onApply(shape === 'whole' ? undefined : crop).finally(() => setIsApplying(false))
          }}
        >
          {isApplying ? <Trans>Préparation de l’image…</Trans> : <Trans>Appliquer le cadrage</Trans>}
        </FocusableButton>
        <Button variant="default" size="xs" onClick={onCancel}>
          <Trans>Ne pas recadrer</Trans>
        </Button>
      </div>
    </fieldset>
  )
}

/** The picture, scaled and positioned so that its cropped part fills the frame. */
function Cropped({ file, crop: { x, y, width, height } }: { file: File; crop: Crop }) {
  const { t } = useLingui()
  const address = useFileAddress(file)
  if (address === '') return null
  const style = {
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  }
  return <img src={address} alt={t`Cadrage`} draggable={false} style={style} />
}

const shapeOf = (value: string): Shape | 'whole' => (value in shapes ? (value as Shape) : 'whole')

/** The proportions of pictures on the site, width by height. */
const shapes = { card: 16 / 10, page: 16 / 9, gallery: 3 / 2, portrait: 3 / 4 }
export type Shape = keyof typeof shapes

/** The position of the frame: `x` and `y` from 0 (left, top) to 1, `zoom` from 1 (as much as fits) to 4. */
interface Framing {
  x: number
  y: number
  zoom: number
}

/** Returns the part of a picture in a frame of these proportions. */
function cropOf({ width, height }: Size, shape: Shape, { x, y, zoom }: Framing): Crop {
  const wide = width / height / shapes[shape]
  const part = { width: Math.min(1, 1 / wide) / zoom, height: Math.min(1, wide) / zoom }
  return { ...part, x: x * (1 - part.width), y: y * (1 - part.height) }
}

/** Returns the framing after the picture was dragged by a fraction of the frame's width and height. */
function moved(framing: Framing, crop: Crop, by: { x: number; y: number }): Framing {
  const along = (position: number, part: number, share: number) =>
    part >= 1 ? position : Math.min(1, Math.max(0, position - (share * part) / (1 - part)))
  return { ...framing, x: along(framing.x, crop.width, by.x), y: along(framing.y, crop.height, by.y) }
}
