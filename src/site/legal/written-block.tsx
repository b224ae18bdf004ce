import type { ContentBlock } from '@/contract/rows/content-blocks'
import { Updated } from '@/site/blocks/block-text'
import { SafeHtml } from '@/ui/html/safe-html'

/** A block as it was written, HTML or plain text. */
export function WrittenBlock({ block }: { block: ContentBlock }) {
  return (
    <>
      <SafeHtml html={block.html} />
      {block.updated === '' && <Updated block={block} />}
    </>
  )
}
