import { describe, expect, test } from 'vitest'
import { compare, textsOf } from '@/admin/crud/record/snapshot'
import { randomFrom } from '../support/random'

const opened = { titre: 'Avis', texte: 'Un', image: '/a.png' }
const typed = { titre: 'Avis', texte: 'Un', image: null }

describe('three versions of a record', () => {
  test('the same field with the same value is none, and line ends and outer spaces are no change', () => {
    expect(compare(opened, { ...opened, titre: 'Deux' }, { ...typed, titre: 'Deux' }).conflicts).toEqual([])
    const lines = { texte: 'a\r\nb ' }
    expect(compare({ texte: 'a\nb' }, lines, { texte: 'Mien' })).toMatchObject({ elsewhere: [], conflicts: [] })
  })

  test('a hidden field that got its value elsewhere is written back with it', () => {
    const current = { titre: 'Avis', description: 'Nouvelle' }
    expect(compare({ titre: 'Avis' }, current, { titre: 'Mien' }).merged).toEqual({
      titre: 'Mien',
      description: 'Nouvelle',
    })
  })
})

test('of 1,000 records that two change at once, what one has changed alone stays, and what both have is asked', () => {
  const random = randomFrom(16)
  const fields = ['a', 'b', 'c']
  const version = () => Object.fromEntries(fields.map((field) => [field, String(random(3))]))
  for (let run = 0; run < 1000; run += 1) {
    const [before, current, mine] = [version(), version(), version()]
    const { merged, conflicts } = compare(before, current, mine)
    const isConflict = (field: string) => new Set([before[field], current[field], mine[field]]).size === 3
    expect(conflicts.toSorted()).toEqual(fields.filter(isConflict))
    for (const field of fields.filter((one) => !isConflict(one)))
      expect(textsOf(merged)[field]).toBe(mine[field] === before[field] ? current[field] : mine[field])
  }
})
