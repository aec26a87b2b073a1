import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { editDistance } from '../assistant/edit-distance.ts'
import { foldWords } from './fold-words.ts'
import { FoldedNames, foldedNamesOf } from './folded-names.ts'
import { matchOf, partsOfMatches, soughtAs } from './name-match.ts'
import type { SearchEntry, SearchName } from './search-entry.ts'

const WORDS = [
  'Whales',
  'whale',
  'Blue',
  'blåhval',
  'CH',
  'Kóði-',
  'o',
  '&',
  'geese',
  'goose',
  'narhval',
  'Ítsí',
]

const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '-'), maxLength: 9 }),
)
const name: fc.Arbitrary<SearchName> = fc.record({
  text,
  kind: fc.constantFrom('common_name', 'synonym', 'code', 'key_word'),
  language: fc.constantFrom('en', 'is', null),
})
const entries: fc.Arbitrary<SearchEntry[]> = fc.array(
  fc.record({ kind: fc.constant('species'), id: fc.string(), names: fc.array(name, { maxLength: 4 }) }),
  { maxLength: 5 },
)

const allNamesOf = (all: readonly SearchEntry[]) => new FoldedNames(all, foldedNamesOf(all))

/** Each name with its place, gone through one by one. */
const placed = (all: readonly SearchEntry[]) =>
  all
    .flatMap((entry, index) =>
      entry.names.map((one) => ({ entry, index, name: one, folded: foldWords(one.text) })),
    )
    .map((one, place) => ({ ...one, place }))

describe('names that were folded together', () => {
  test('each stands at its place, with its entry', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const names = allNamesOf(all)
        expect(names.count).toBe(placed(all).length)
        for (const { place, index, ...one } of placed(all)) {
          const { entry, index: of, place: at, label, folded } = names.at(place)
          expect(of).toBe(index)
          expect({ entry, folded, name: entry.names[at] }).toEqual(one)
          expect(one.name).toMatchObject(label)
        }
      }),
      tries(500),
    )
  })

  test('those with some letters in them are found, in order', () => {
    fc.assert(
      fc.property(entries, text.map(foldWords), (all, letters) => {
        const having = placed(all).filter(({ folded }) => folded.includes(letters))
        expect(allNamesOf(all).containing(letters)).toEqual(having.map(({ place }) => place))
      }),
      tries(500),
    )
  })

  test('none that matches is left out', () => {
    fc.assert(
      fc.property(entries, text, (all, words) => {
        const sought = soughtAs(words)
        const found = allNamesOf(all).containingAny(partsOfMatches(sought))
        const matching = placed(all).filter(
          (one) => matchOf(one.name, one.folded, sought, () => one.name.text) !== undefined,
        )
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
        expect(found).toEqual(expect.arrayContaining(matching.map(({ place }) => place)))
      }),
      tries(1000),
    )
  })

  test('none that is spelt nearly so is left out', () => {
    fc.assert(
      fc.property(entries, text.map(foldWords), fc.integer({ min: 1, max: 3 }), (all, sought, most) => {
        const near = placed(all).filter(({ folded }) =>
          [folded, ...folded.split(' ')].some((one) => editDistance(sought, one) <= most),
        )
        const found = allNamesOf(all).nearly(sought, most, true)
        expect(found).toEqual(expect.arrayContaining(near.map(({ place }) => place)))
        const whole = near.filter(({ folded }) => editDistance(sought, folded) <= most)
        expect(allNamesOf(all).nearly(sought, most, false)).toEqual(
          expect.arrayContaining(whole.map(({ place }) => place)),
        )
      }),
      tries(1000),
    )
  })
})
