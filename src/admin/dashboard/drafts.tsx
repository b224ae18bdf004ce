import { Trans } from '@lingui/react/macro'
import type { ListedDraft } from '@/admin/crud/drafts/draft-list'
import { placeOfDraft } from '@/admin/crud/drafts/drafts'
import { useDrafts } from '@/admin/crud/drafts/use-drafts'
import { screenOf } from '@/admin/registry'
import { withTexts } from '@/admin/with-texts'
import { todayInCameroon } from '@/contract/birthday'
import { onDemand } from '@/ui/hydration/on-demand'

/** Lists this user's drafts: due reminders, drafts of this tab and future reminders. */
export function Drafts() {
  const { drafts, refresh } = useDrafts()
  const today = todayInCameroon()
  const listed = drafts.flatMap((draft): ListedDraft[] => {
    const screen = screenOf(placeOfDraft(draft.id).resource)
    return screen ? [{ ...draft, screen }] : []
  })
  const byDay = (one: ListedDraft, other: ListedDraft) => (one.on ?? '').localeCompare(other.on ?? '')
  const reminders = listed.filter(({ on }) => on !== undefined).sort(byDay)
  if (listed.length === 0) return null
  return (
    <>
      <DraftList
        title={<Trans>Brouillons à reprendre</Trans>}
        drafts={reminders.filter(({ on = '' }) => on <= today)}
        isDue
        onChange={refresh}
      />
      <DraftList
        title={<Trans>Brouillons dans cet onglet</Trans>}
        drafts={listed.filter(({ on }) => on === undefined)}
        onChange={refresh}
      />
      <DraftList
        title={<Trans>Rappels à venir</Trans>}
        drafts={reminders.filter(({ on = '' }) => on > today)}
        onChange={refresh}
      />
    </>
  )
}

const DraftList = onDemand(async () => (await withTexts(import('@/admin/crud/drafts/draft-list'))).DraftList)
