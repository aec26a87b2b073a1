import { expect, test } from 'vitest'
import { completenessOfExport, speciesFileName } from './species-export.ts'

test.each([
  { trade: true, name: 'species_export_Branta_canadensis_leucopareia_42' },
  { trade: false, name: 'species_export_no_trade_Branta_canadensis_leucopareia_42' },
])('the file is called $name', ({ trade, name }) => {
  expect(speciesFileName('Branta canadensis leucopareia', '42', { trade })).toBe(name)
})

test('a file tells how complete it is, and what is missing by its label', () => {
  const file = {
    species: { scientific_name: 'Monodon monoceros', common_name: 'Narwhal', authority: '' },
    common_names: [{ name: 'Narwhal' }],
    iucn_assessments: [],
    cites_trade_records: [{ year: 2015 }],
  }
  const { completion_status, metadata } = completenessOfExport(file, (item) => `the ${item}`)
  expect(completion_status).toMatchObject({
    scientific_name: true,
    authority: false,
    common_names: true,
    iucn_assessments: false,
    species_trade_summary: true,
  })
  expect(metadata.completion_summary).toMatchObject({
    total_fields: 25,
    filled_fields: 4,
    completion_percentage: 16,
    missing_required_fields: expect.arrayContaining(['the authority', 'the iucn_assessments']),
  })
})
