import { expect, test } from 'vitest'
import { firstOfRanges, rangeCounts, rangeSpecies } from './range-species.ts'

const narwhal = { species_id: 'narwhal', scientific_name: 'Monodon monoceros', common_name: 'Narwhal' }
const nowhere = { native: false, introduced: false, extinct: false, uncertain: false, uncategorised: false }

test('native species come first, and a species stands once for each list that names the country', () => {
  const found = rangeSpecies(
    [
      { ...narwhal, ...nowhere, appendix: 'II', uncertain: true },
      { ...narwhal, ...nowhere, species_id: 'walrus', appendix: 'II', native: true, extinct: true },
    ],
    [{ ...narwhal, presence: 'vagrant' }],
  )
  expect(
    found.map(({ species_id, kind, appendix, presence }) => [species_id, kind, appendix, presence]),
  ).toEqual([
    ['walrus', 'native', 'II', null],
    ['walrus', 'extinct', 'II', null],
    ['narwhal', 'uncertain', 'II', null],
    ['narwhal', 'entered', null, 'vagrant'],
  ])
})

test('the first of each kind of range are listed, and all are counted', () => {
  const all = [
    { id: 1, kind: 'native' as const },
    { id: 2, kind: 'native' as const },
    { id: 3, kind: 'entered' as const },
  ]
  expect(firstOfRanges(all, 1).map(({ id }) => id)).toEqual([1, 3])
  expect(rangeCounts(all)).toEqual({
    native: 2,
    introduced: 0,
    extinct: 0,
    uncertain: 0,
    uncategorised: 0,
    entered: 1,
  })
})
