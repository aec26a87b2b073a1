import { expect, test } from 'vitest'
import type { SearchableName } from './closest-names.ts'
import { foundSpecies } from './found-species.ts'

const of = (scientific_name: string, names: Partial<Record<SearchableName['kind'], string>>) =>
  (Object.entries(names) as [SearchableName['kind'], string][]).map(([kind, text]) => ({
    text,
    kind,
    species_id: `id of ${scientific_name}`,
    scientific_name,
  }))

const NAMES = [
  ...of('Ursus maritimus', { common_name: 'Hvítabjörn', family: 'Ursidae' }),
  ...of('Nyctea scandiaca', { common_name: 'Snowy Owl', synonym: 'Bubo scandiacus' }),
  ...of('Asio flammeus', { common_name: 'Short-eared Owl' }),
]

test.each([
  { search: 'owl', found: ['Asio flammeus by Short-eared Owl', 'Nyctea scandiaca by Snowy Owl'] },
  { search: 'hvita', found: ['Ursus maritimus by Hvítabjörn'] },
  { search: 'bubo', found: ['Nyctea scandiaca by Bubo scandiacus'] },
  { search: 'ursidae', found: ['Ursus maritimus by Ursidae'] },
  { search: 'basilisk', found: [] },
  { search: 'o', found: [] },
])('$search finds $found', ({ search, found }) => {
  expect(foundSpecies(NAMES, search).map((name) => `${name.scientific_name} by ${name.text}`)).toEqual(found)
})

test('a species is found once, by its closest name', () => {
  const names = of('Lontra canadensis', { common_name: 'River Otter', synonym: 'Otter of rivers' })
  expect(foundSpecies(names, 'otter').map(({ text }) => text)).toEqual(['Otter of rivers'])
})

test('all species are found, however many there are', () => {
  const whales = Array.from({ length: 20 }, (_, place) =>
    of(`Whale ${place}`, { common_name: 'Whale' }),
  ).flat()
  expect(foundSpecies(whales, 'whale')).toHaveLength(20)
})
