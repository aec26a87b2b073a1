import { expect, test } from 'vitest'
import { latestOf, onceEach, onceForEach } from './once-each.ts'

test('what is made of a thing is made once, nothing included, and anew of another like it', () => {
  const asked: string[] = []
  const lettersOf = onceEach(({ word }: { word: string }) => {
    asked.push(word)
    return word === '' ? undefined : word.length
  })
  const [whale, other, nothing] = [{ word: 'whale' }, { word: 'whale' }, { word: '' }]
  expect([whale, whale, other, nothing, nothing].map(lettersOf)).toEqual([5, 5, 5, undefined, undefined])
  expect(asked).toEqual(['whale', 'whale', ''])
})

test('what follows the day is made once for the day that was asked about last', () => {
  const asked: string[] = []
  const dayOf = latestOf((day: string) => {
    asked.push(day)
    return day.slice(-2)
  })
  expect(['2026-11-27', '2026-11-27', '2026-11-28', '2026-11-27'].map(dayOf)).toEqual([
    '27',
    '27',
    '28',
    '27',
  ])
  expect(asked).toEqual(['2026-11-27', '2026-11-28', '2026-11-27'])
})

test('what is made of each thing of a list is taken over into the next list, nothing included', () => {
  const asked: string[] = []
  const lengths = onceForEach(({ word }: { word: string }) => {
    asked.push(word)
    return word === '' ? undefined : word.length
  })
  const [seal, whale, orca, nothing] = [{ word: 'seal' }, { word: 'whale' }, { word: 'orca' }, { word: '' }]
  const first = [seal, whale, nothing]
  expect(lengths(first)).toEqual([4, 5, undefined])
  expect(lengths(first)).toBe(lengths(first))
  expect(lengths([whale, { word: 'narwhal' }, seal, orca, nothing])).toEqual([5, 7, 4, 4, undefined])
  expect(asked).toEqual(['seal', 'whale', '', 'narwhal', 'orca'])
})

test.each([
  { what: 'the same things', next: 'abcd', made: '' },
  { what: 'another in the place of one', next: 'abxd', made: 'x' },
  { what: 'one more', next: 'abxcd', made: 'x' },
  { what: 'one more at the end', next: 'abcdx', made: 'x' },
  { what: 'one fewer', next: 'acd', made: '' },
  { what: 'one fewer at the beginning', next: 'bcd', made: '' },
  { what: 'one fewer at the end', next: 'abc', made: '' },
  { what: 'two places changed', next: 'xbcy', made: 'xy' },
  { what: 'another order', next: 'dabxc', made: 'x' },
  { what: 'nothing', next: '', made: '' },
])('of a list with $what, only what is new is made', ({ next, made }) => {
  const things = new Map([...'abcdxy'].map((letter) => [letter, { letter }]))
  const listOf = (letters: string) => [...letters].map((letter) => things.get(letter) as { letter: string })
  const asked: string[] = []
  const capitals = onceForEach(({ letter }: { letter: string }) => {
    asked.push(letter)
    return letter.toUpperCase()
  })
  capitals(listOf('abcd'))
  asked.length = 0
  expect(capitals(listOf(next)).join('')).toBe(next.toUpperCase())
  expect(asked.join('')).toBe(made)
})
