import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedWords, type TextPiece } from './changed-words.ts'

/** 'It [-swims-]{+dives+}.' */
const drawn = (pieces: readonly TextPiece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

test.each([
  { what: 'the same', before: 'It swims.', after: 'It swims.', seen: 'It swims.' },
  { what: 'a word', before: 'It swims far.', after: 'It dives far.', seen: 'It [-swims-]{+dives+} far.' },
  { what: 'a letter', before: 'A narwal.', after: 'A narwhal.', seen: 'A [-narwal-]{+narwhal+}.' },
  {
    what: 'a sentence more',
    before: 'It swims.',
    after: 'It swims. It dives.',
    seen: 'It swims.{+ It dives.+}',
  },
  {
    what: 'a sentence less',
    before: 'It swims. It dives.',
    after: 'It dives.',
    seen: 'It [-swims. It -]dives.',
  },
  {
    what: 'a figure with its separators',
    before: 'About 1,200 bears.',
    after: 'About 1,300 bears.',
    seen: 'About [-1,200-]{+1,300+} bears.',
  },
  {
    what: 'two words side by side are one change',
    before: 'It lives on ice floes.',
    after: 'It lives on open water.',
    seen: 'It lives on [-ice floes-]{+open water+}.',
  },
  {
    what: 'letters of a language',
    before: 'Hafið er kalt.',
    after: 'Hafið er hlýtt.',
    seen: 'Hafið er [-kalt-]{+hlýtt+}.',
  },
  { what: 'everything', before: '', after: 'It swims.', seen: '{+It swims.+}' },
])('$what: $seen', ({ before, after, seen }) => {
  expect(drawn(changedWords(before, after))).toBe(seen)
})

test('both versions can be read from the pieces', () => {
  const text = fc.array(fc.constantFrom('ice ', 'bear', ' ', '12', '.', '\n', 'ø', '😀'), { maxLength: 12 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const found = changedWords(before, after)
      const without = (kind: TextPiece['kind']) =>
        found.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})

test('long texts are compared in a moment', () => {
  const words = (word: string) => Array.from({ length: 5000 }, () => word).join(' ')
  expect(changedWords(words('old'), words('new'))).toHaveLength(2)
})
