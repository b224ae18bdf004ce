import { Trans } from '@lingui/react/macro'
import { placeOfDraft } from '@/admin/crud/drafts/drafts'
import { DraftList, type ListedDraft } from '@/admin/crud/list/draft-list'
import { useDrafts } from '@/admin/crud/list/use-drafts'
import { screenOf } from '@/admin/registry'
import { todayInCameroon } from '@/contract/birthday'

/** What this user has typed and not saved: what is to be taken up again, what is in this tab, and what is to come. */
export function Drafts() {
  const { drafts, refresh } = useDrafts()
  const today = todayInCameroon()
  const listed = drafts.flatMap((draft): ListedDraft[] => {
    const screen = screenOf(placeOfDraft(draft.id).resource)
    return screen ? [{ ...draft, screen }] : []
  })
  const byDay = (one: ListedDraft, other: ListedDraft) => (one.on ?? '').localeCompare(other.on ?? '')
  const reminders = listed.filter(({ on }) => on !== undefined).sort(byDay)
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
