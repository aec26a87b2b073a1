import { expect, test } from 'vitest'
import { namesBySpecies } from './names-by-species.ts'

test('each species stands once, by scientific name, with each of its names once', () => {
  const bear = { species_id: '2', scientific_name: 'Ursus maritimus' }
  const owl = { species_id: '1', scientific_name: 'Nyctea scandiaca' }
  expect(
    namesBySpecies([
      { ...bear, text: 'Isbjørn', kind: 'common_name' },
      { ...owl, text: 'Bubo scandiacus', kind: 'synonym' },
      { ...bear, text: 'Isbjørn', kind: 'common_name' },
      { ...bear, text: 'Ursidae', kind: 'family' },
    ]),
  ).toEqual([
    { species_id: '1', names: [{ text: 'Bubo scandiacus', kind: 'synonym' }] },
    {
      species_id: '2',
      names: [
        { text: 'Isbjørn', kind: 'common_name' },
        { text: 'Ursidae', kind: 'family' },
      ],
    },
  ])
})
