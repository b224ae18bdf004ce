import { PrintButton } from './print-button'
import { ShareButton } from './share-button'

/** What a reader can do with a text: share it, print it. */
export function ReadingTools({ title }: { title: string }) {
  return (
    <>
      <ShareButton title={title} />
      <PrintButton />
    </>
  )
}
