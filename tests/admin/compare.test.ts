import { describe, expect, test } from 'vitest'
import { compare, sentTexts } from '@/admin/crud/record/snapshot'

const opened = { titre: 'Avis', texte: 'Un', image: '/a.png' }
const typed = { titre: 'Avis', texte: 'Un' }

describe('three versions of a record', () => {
  test('the same field with the same value is none, and line ends and outer spaces are no change', () => {
    expect(compare(opened, { ...opened, titre: 'Deux' }, { ...typed, titre: 'Deux' }).conflicts).toEqual([])
    const lines = { texte: 'a\r\nb ' }
    expect(compare({ texte: 'a\nb' }, lines, { texte: 'Mien' })).toMatchObject({ elsewhere: [], conflicts: [] })
  })
})

test('what one has changed alone stays, and what both have is asked', () => {
  const values = ['a', 'b', 'c']
  for (const before of values)
    for (const current of values)
      for (const mine of values) {
        const { merged, conflicts } = compare({ titre: before }, { titre: current }, { titre: mine })
        const isConflict = new Set([before, current, mine]).size === 3
        expect(conflicts).toEqual(isConflict ? ['titre'] : [])
        if (!isConflict) expect(sentTexts(merged)['titre']).toBe(mine === before ? current : mine)
      }
})
