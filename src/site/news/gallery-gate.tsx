import { Plural, Trans } from '@lingui/react/macro'
import { IconPhotoDown } from '@tabler/icons-react'
import { size } from '@/i18n/sizes'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'

/** What a photo of a gallery takes on average, in bytes. */
const each = 40_000

/** Stands before a gallery while the reader saves data: how many photos, and about what they weigh. */
export function GalleryGate({ count, onOpen }: { count: number; onOpen: () => void }) {
  const about = size(count * each, useLocale())
  return (
    <Button look="secondary" onClick={onOpen}>
      <IconPhotoDown aria-hidden />
      <span>
        <Trans>Afficher la galerie</Trans> (<Plural value={count} one="# photo" other="# photos" />, ≈ {about})
      </span>
    </Button>
  )
}
