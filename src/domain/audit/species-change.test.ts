import { expect, test } from 'vitest'
import { speciesChange } from './species-change.ts'

const LISTING = {
  ...{ id: 'l', species_id: 's', appendix: 'II', listing_date: '1979-06-28', population_identifier: null },
  ...{
    is_current: true,
    end_date: null,
    notes: 'As published',
    source: 'Checklist',
    checked: false,
    version: 1,
  },
}

test('a new record is told with what tells it from others, and what it holds', () => {
  expect(speciesChange({ table: 'cites_listings', before: null, after: LISTING })).toEqual({
    species_id: 's',
    action: 'create',
    fields: ['appendix', 'listing_date', 'is_current', 'notes'],
    before: null,
    after: { appendix: 'II', listing_date: '1979-06-28', is_current: true },
  })
})

test('a change is told with the facts before and after; of a text only that it changed', () => {
  const after = { ...LISTING, end_date: '2020-01-01', is_current: false, notes: 'Otherwise', version: 2 }
  expect(speciesChange({ table: 'cites_listings', before: LISTING, after })).toEqual({
    species_id: 's',
    action: 'update',
    fields: ['is_current', 'end_date', 'notes'],
    before: { appendix: 'II', listing_date: '1979-06-28', is_current: true },
    after: { appendix: 'II', listing_date: '1979-06-28', is_current: false, end_date: '2020-01-01' },
  })
})

const SPECIES = { id: 's', scientific_name: 'Monodon monoceros', common_name: 'Narwhal', description: 'Long' }

test.each([
  {
    what: 'what editors note for each other',
    before: SPECIES,
    after: { ...SPECIES, review_notes: 'Ask Anna' },
  },
  { what: 'where a fact was compared', before: SPECIES, after: { ...SPECIES, checked: true, source: 'A' } },
  { what: 'nothing', before: SPECIES, after: { ...SPECIES, version: 2 } },
])('$what is not told', ({ before, after }) => {
  expect(speciesChange({ table: 'species', before, after })).toBeUndefined()
})

test.each(['profiles', 'user', 'dataset_releases', 'references', 'translations'])(
  'a row of %s is not told',
  (table) => {
    const after = { id: 'a', species_id: 's', email: 'curator@example.org', name: 'Anna' }
    expect(speciesChange({ table, before: null, after })).toBeUndefined()
  },
)

test('a species that went takes nothing along but its names and taxonomy', () => {
  const before = { ...SPECIES, reviewed_by: 'Anna', family: 'Monodontidae', related: { audit: ['x'] } }
  const change = speciesChange({ table: 'species', before, after: null })
  expect(change?.before).toEqual({
    scientific_name: 'Monodon monoceros',
    common_name: 'Narwhal',
    family: 'Monodontidae',
  })
  expect(JSON.stringify(change)).not.toContain('Anna')
})
