import { expect, test } from 'vitest'
import { namesBySpecies } from './names-by-species.ts'
import { packNames } from './packed-names.ts'

const BEAR = {
  id: '2',
  scientific_name: 'Ursus maritimus',
  common_name: 'Polar Bear',
  kingdom: 'Animalia',
  class: 'Mammalia',
  order_name: 'Carnivora',
  family: 'Ursidae',
  genus: 'Ursus',
  common_names: packNames([
    { name: 'Isbjørn', iso_639: 'da', is_main: true },
    { name: 'Isbjørn', iso_639: 'no', is_main: true },
  ]),
  synonyms: ['Thalarctos maritimus'],
}

test('each species has each of its names once', () => {
  expect(namesBySpecies([BEAR])).toEqual([
    {
      species_id: '2',
      names: [
        { text: 'Ursus maritimus', kind: 'scientific_name' },
        { text: 'Polar Bear', kind: 'common_name' },
        { text: 'Ursidae', kind: 'family' },
        { text: 'Isbjørn', kind: 'common_name' },
        { text: 'Thalarctos maritimus', kind: 'synonym' },
      ],
    },
  ])
})
