import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { Trigrams } from './trigrams.ts'

test.each([
  { letters: 'narwhal', may: true },
  { letters: 'arwh', may: true },
  { letters: 'beluga', may: false },
  { letters: 'narhval', may: false },
  // Too short to tell.
  { letters: 'zz', may: true },
  { letters: '', may: true },
  // The end of one text and the beginning of the next.
  { letters: 'alnar', may: false },
  { letters: 'нарвал', may: true },
  { letters: 'белуха', may: false },
])('some of the texts may have "$letters" in them: $may', ({ letters, may }) => {
  expect(new Trigrams(['narwhal', 'narwhal tusk', 'нарвал']).mayHave(letters)).toBe(may)
})

test('letters that a text has are never denied', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), text, fc.nat(), fc.nat(), (texts, last, from, to) => {
      expect(new Trigrams([...texts, last]).mayHave(last.slice(from, to))).toBe(true)
    }),
    tries(1000),
  )
})
