import { expect, test } from 'vitest'
import { rangeSpecies } from './range-species.ts'

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
