import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { FoldedNames, foldedNamesOf } from './folded-names.ts'
import { NamesOfEntries } from './names-of-entries.ts'
import type { SearchEntry } from './search-entry.ts'

const WORDS = ['whale', 'blåhval', 'narwhal', 'goose', 'hval', 'ax', 'нарвал', 'hval и whale']
const entry: fc.Arbitrary<SearchEntry> = fc.record({
  kind: fc.constant('species'),
  id: fc.uuid(),
  names: fc.array(
    fc.record({
      text: fc.constantFrom(...WORDS),
      kind: fc.constant('common_name' as const),
      language: fc.constant('en'),
    }),
    { maxLength: 3 },
  ),
})
const entries = fc.array(entry, { minLength: 1, maxLength: 300 })

/** As one text gives them. */
const ofOneText = (all: readonly SearchEntry[], places: (names: FoldedNames) => readonly number[]) => {
  const names = new FoldedNames(all, foldedNamesOf(all))
  return places(names).map((place) => names.at(place))
}

describe('names in parts', () => {
  test('are found as those of one text, also after entries were changed, added and taken away', () => {
    fc.assert(
      fc.property(entries, entry, fc.nat(), fc.constantFrom(...WORDS), (all, other, at, word) => {
        const place = at % all.length
        const lists = [
          all,
          all.with(place, { ...other }),
          all.with(place, { ...(all[place] as SearchEntry), names: other.names }),
          all.toSpliced(place, 1),
          all.toSpliced(place, 0, other),
          all,
        ]
        for (const list of lists) {
          const names = new NamesOfEntries(list)
          expect([...names.containingAny([word])]).toEqual(
            ofOneText(list, (text) => text.containingAny([word])),
          )
          expect([...names.nearly(word, 1, true)]).toEqual(
            ofOneText(list, (text) => text.nearly(word, 1, true)),
          )
        }
      }),
      tries(100),
    )
  })
})
