import { useLingui } from '@lingui/react/macro'
import { BlockText } from '@/site/blocks/block-text'
import { useContentBlock } from '@/site/blocks/use-blocks'
import type { Case } from '@/site/services/cases/case'

/** Costs and delay of a case, in a list of facts, as far as the institution has written them: for it, its family or all cases. */
export function CaseCosts({ currentCase: { slug, title, family } }: { currentCase: Case }) {
  const { t } = useLingui()
  const keys = [slug, t(title), family.path.slice(1), t(family.title), '']
  const costs = useContentBlock('costs', ...keys)
  const delay = useContentBlock('delay', ...keys)
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
