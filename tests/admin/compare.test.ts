import { describe, expect, test } from 'vitest'
import { changedWords } from '@/admin/crud/conflict/changed-words'
import { compare, textsOf } from '@/admin/crud/record/snapshot'
import type { Snapshot } from '@/admin/crud/record/values'
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

/** One of the two editors: what the form was opened with, what it holds, and the save that is in progress. */
interface Editor {
  opened: Record<string, string>
  typed: Record<string, string>
  /** What was read before the write that follows, and how often the record had been written by then. */
  saving?: { merged: Record<string, string>; seen: Snapshot; version: number }
}

test('1,000 interleavings of two editors lose nothing outside the moment between the read and the write', () => {
  const random = randomFrom(16)
  const fields = ['a', 'b', 'c']
  let lostInWindow = 0
  let lostOutside = 0
  let conflicts = 0
  for (let run = 0; run < 1000; run += 1) {
    let record: Record<string, string> = { a: '0', b: '0', c: '0' }
    let version = 0
    let values = 0
    const editors: Editor[] = [0, 1].map(() => ({ opened: { ...record }, typed: { ...record } }))
    for (let step = 0; step < 24; step += 1) {
      const editor = editors[random(2)]
      if (editor === undefined) continue
      if (editor.saving) {
        const { merged, seen, version: read } = editor.saving
        for (const field of fields) {
          // A value is lost when it is overwritten by an editor who has not seen it.
          if (record[field] === merged[field] || record[field] === seen[field]) continue
          if (read === version) lostOutside += 1
          else lostInWindow += 1
        }
        record = { ...merged }
        version += 1
        delete editor.saving
        Object.assign(editor, { opened: { ...record }, typed: { ...record } })
      } else if (random(3) > 0) {
        editor.typed[fields[random(fields.length)] ?? 'a'] = String((values += 1))
      } else {
        const { conflicts: same, ...compared } = compare(editor.opened, record, editor.typed)
        const merged = textsOf(compared.merged)
        conflicts += same.length
        // The dialog asks for one of the two versions.
        for (const field of same) if (random(2) === 0) merged[field] = record[field] ?? ''
        // Only what was typed here may differ from the record, and nothing that was typed here alone is dropped.
        for (const field of fields) {
          const isTyped = editor.typed[field] !== editor.opened[field]
          if (merged[field] !== record[field] && !isTyped) lostOutside += 1
          if (isTyped && !same.includes(field) && merged[field] !== editor.typed[field]) lostOutside += 1
        }
        editor.saving = { merged, seen: { ...record }, version }
      }
    }
  }
  expect(lostOutside).toBe(0)
  // The runs reach both conflicts and the moment that no call of the provider can close.
  expect(conflicts).toBeGreaterThan(100)
  expect(lostInWindow).toBeGreaterThan(0)
})

describe('the words that only one version has', () => {
  const marked = (text: string, ...others: string[]) =>
    changedWords(text, others)
      .map((part) => (part.isChanged ? `[${part.text.trim()}]` : part.text.trim()))
      .join(' ')

  test.each([
    ['Ouvert de 8 h à 15 h', 'Ouvert de 8 h à 16 h', 'Ouvert de 8 h à [15] h'],
    ['Le guichet de Douala est ouvert', 'Le guichet est ouvert', 'Le guichet [de Douala] est ouvert'],
    ['un deux trois', 'un deux trois', 'un deux trois'],
    ['tout autre', 'rien de tel', '[tout autre]'],
    ['a b c d e', 'a x c y e', 'a [b] c [d] e'],
  ])('%s, beside %s', (text, other, expected) => {
    expect(marked(text, other)).toBe(expected)
  })

  test('are found in texts of thousands of words', () => {
    const words = Array.from({ length: 1900 }, (_, n) => `mot${n % 97}`)
    const parts = changedWords(words.join(' '), [words.toReversed().join(' ')])
    expect(parts.map(({ text }) => text).join('')).toBe(words.join(' '))
  })
})
