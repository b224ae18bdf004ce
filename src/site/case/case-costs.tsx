import { useLingui } from '@lingui/react/macro'
import type { ContentBlock } from '@/contract/rows/content-blocks'
import { BlockText } from '@/site/blocks/block-text'
import { useContentBlock } from '@/site/blocks/use-blocks'
import type { Case } from '@/site/services/cases/case'
import type { ItemText } from '@/site/share/dialog/shared-item'

/** Costs and delay of a case, in a list of facts, as far as the institution has written them: for it, its family or all cases. */
export function CaseCosts({ found }: { found: Case }) {
  const { t } = useLingui()
  const { costs, delay } = useCaseCosts(found)
  return (
    <>
      {costs && (
        <>
          <dt>{t`Frais`}</dt>
          <dd>
            <BlockText block={costs} />
          </dd>
        </>
      )}
      {delay && (
        <>
          <dt>{t`Délai`}</dt>
          <dd>
            <BlockText block={delay} />
          </dd>
        </>
      )}
    </>
  )
}

/** The same as texts to share. */
export function useCostTexts(found: Case): ItemText[] {
  const { t } = useLingui()
  const { costs, delay } = useCaseCosts(found)
  const parts: [string, ContentBlock | undefined][] = [
    [t`Frais`, costs],
    [t`Délai`, delay],
  ]
  return parts.flatMap(([heading, block]) => (block ? [{ heading, text: block.lines.join('\n') }] : []))
}

function useCaseCosts({ slug, title, family }: Case): {
  costs: ContentBlock | undefined
  delay: ContentBlock | undefined
} {
  const { t } = useLingui()
  const keys = [slug, t(title), family.path.slice(1), t(family.title), '']
  return { costs: useContentBlock('costs', ...keys), delay: useContentBlock('delay', ...keys) }
}
