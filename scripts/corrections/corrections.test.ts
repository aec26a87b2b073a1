import { describe, expect, test } from 'vitest'
import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'
import { type CatalogueTables, readCatalogueTables } from './catalogue-tables.ts'
import type { Correction, CorrectionFile } from './correction-files.ts'
import { notApplied, staleAnswers, unanswered } from './corrections.ts'
import { isSameWork } from './same-work.ts'

const NARWHAL = 'Monodon monoceros'
const EMPTY = Object.fromEntries(
  Object.keys(readCatalogueTables()).map((table) => [table, []]),
) as unknown as CatalogueTables

const correction = (file: CorrectionFile, row: CatalogueRow, key = 'key'): Correction => ({
  file,
  scientific_name: NARWHAL,
  key,
  row,
})
const isApplied = (file: CorrectionFile, row: CatalogueRow, tables: Partial<CatalogueTables>) =>
  notApplied([correction(file, row)], { ...EMPTY, ...tables }).length === 0
const narwhal = (row: CatalogueRow): CatalogueRow => ({ scientific_name: NARWHAL, ...row })

const LISTING = {
  appendix: 'III',
  listing_date: '1975-11-16',
  end_date: '1979-06-27',
  is_current: 'false',
  covers: 'species',
  population_identifier: '',
}

describe('a CITES listing is applied', () => {
  test.each<{ what: string; row: CatalogueRow; applied: boolean }>([
    { what: 'as it is', row: {}, applied: true },
    { what: 'not with another last day', row: { end_date: '1979-06-28' }, applied: false },
    { what: 'not with another first day', row: { listing_date: '1979-06-28' }, applied: false },
    { what: 'not in another appendix', row: { appendix: 'II' }, applied: false },
    { what: 'not as a current one', row: { is_current: 'true' }, applied: false },
    {
      what: 'not for a population',
      row: { covers: 'population', population_identifier: 'West' },
      applied: false,
    },
    { what: 'not for another species', row: { scientific_name: 'Orcinus orca' }, applied: false },
  ])('$what', ({ row, applied }) => {
    const listings = [narwhal({ ...LISTING, ...row })]
    expect(isApplied('cites-listings.csv', LISTING, { listings })).toBe(applied)
  })
})

const RESERVATION = {
  kind: 'reservation',
  taxon: 'Cetacea',
  appendix: 'II',
  party: 'CA',
  start_date: '1979-06-28',
  end_date: '',
  in_force: 'true (2013)',
}
const ENTERED = {
  country_code: 'CA',
  appendix: 'II',
  start_date: '1979-06-28',
  end_date: '',
  is_active: 'true',
  listed_under: 'Cetacea',
}

test.each([
  { row: {}, entered: {}, applied: true },
  { row: { in_force: 'false' }, entered: {}, applied: false },
  { row: { in_force: 'false' }, entered: { is_active: 'false' }, applied: true },
  { row: {}, entered: { country_code: 'ZA' }, applied: false },
])('a reservation $row entered with $entered: $applied', ({ row, entered, applied }) => {
  const reservations = [narwhal({ ...ENTERED, ...entered })]
  expect(isApplied('cites-reservations.csv', { ...RESERVATION, ...row }, { reservations })).toBe(applied)
})

test('only restricting opinions of the European Union are suspensions', () => {
  const suspensions = [narwhal({ issued_by: 'eu', country_code: 'GL', suspension_start_date: '2004-12-13' })]
  const opinion = { kind: 'EU SRG opinion', party: 'GL', start_date: '2004-12-13' }
  expect(isApplied('cites-reservations.csv', { ...opinion, value: 'Negative' }, { suspensions })).toBe(true)
  expect(isApplied('cites-reservations.csv', { ...opinion, value: 'Positive' }, { suspensions })).toBe(false)
})

test('a correction without a CMS listing agrees with a species without one', () => {
  const nothing = { agreement: 'CMS', appendix: '', is_current: 'false' }
  expect(isApplied('cms-listings.csv', nothing, {})).toBe(true)
  expect(isApplied('cms-listings.csv', nothing, { cms_listings: [narwhal({ appendix: 'II' })] })).toBe(false)
})

const LATEST = narwhal({ scope_code: '1', year_published: '2017', status: 'LC', is_latest: 'true' })
test.each<{ field: string; value: string; latest: CatalogueRow; applied: boolean }>([
  { field: 'category', value: 'LC', latest: {}, applied: true },
  { field: 'category', value: 'NT', latest: {}, applied: false },
  { field: 'category', value: 'LC', latest: { is_latest: 'false' }, applied: false },
  { field: 'category', value: 'LC', latest: { scope_code: '2' }, applied: false },
  { field: 'criteria', value: 'D (of the CR assessment)', latest: { criteria: 'D' }, applied: true },
  { field: 'possibly_extinct', value: 'true', latest: { possibly_extinct: '' }, applied: false },
  {
    field: 'change_reason',
    value: 'genuine (EN to CR)',
    latest: { reason_for_change: 'genuine' },
    applied: true,
  },
  {
    field: 'change_reason',
    value: 'non-genuine (NT to LC)',
    latest: { reason_for_change: 'genuine' },
    applied: false,
  },
  {
    field: 'change_reason',
    value: 'LC to VU; not stated as genuine',
    latest: { reason_for_change: 'not stated' },
    applied: true,
  },
])('$field $value is applied in $latest: $applied', ({ field, value, latest, applied }) => {
  const row = { scope: 'Global', field, value, year: '2017', status: 'new' }
  expect(isApplied('iucn-assessments.csv', row, { assessments: [{ ...LATEST, ...latest }] })).toBe(applied)
})

test.each([
  { value: 'CR', year: '2019', applied: true },
  { value: 'EN', year: '2019', applied: false },
  { value: 'CR', year: '2018', applied: false },
  { value: '', year: '', applied: true },
])('a subpopulation is applied as $value $year: $applied', ({ value, year, applied }) => {
  const subpopulations = [
    narwhal({ subpopulation_name: 'Cook Inlet', sis_id: '61442', status: 'CR', year_published: '2019' }),
  ]
  const row = { scope: 'Cook Inlet subpopulation', field: 'category', value, year, note: 'SIS id 61442' }
  expect(isApplied('iucn-assessments.csv', row, { subpopulations })).toBe(applied)
  expect(isApplied('iucn-assessments.csv', { ...row, note: 'SIS id 1' }, { subpopulations })).toBe(false)
})

const READ = { iso_639: 'no', name: 'narhval', status: 'confirmed', confidence: 'read in source' }
test.each([
  { row: {}, entered: { checked: 'true' }, applied: true },
  { row: {}, entered: { checked: 'false' }, applied: false },
  { row: { confidence: 'second-hand' }, entered: { checked: 'false' }, applied: true },
  { row: {}, entered: { checked: 'true', name: 'enhjørningshval' }, applied: false },
  { row: { status: 'wrong' }, entered: { checked: 'true' }, applied: false },
  { row: { status: 'wrong' }, entered: { checked: 'true', iso_639: 'da' }, applied: true },
  { row: { name: '', status: 'unknown' }, entered: { checked: 'true' }, applied: false },
])('the name $row beside $entered: $applied', ({ row, entered, applied }) => {
  const names = [narwhal({ iso_639: 'no', name: 'narhval', ...entered })]
  expect(isApplied('names.csv', { ...READ, ...row }, { names })).toBe(applied)
})

test.each<{ row: CatalogueRow; work: CatalogueRow; applied: boolean }>([
  { row: { field: 'year', value: '2012' }, work: { year: '2012' }, applied: true },
  { row: { field: 'year', value: '2012' }, work: { year: '2023' }, applied: false },
  {
    row: { field: 'authors', value: '' },
    work: { authors: 'Ball, H.; et al.', checked: 'false' },
    applied: true,
  },
  {
    row: { field: 'authors', value: '' },
    work: { authors: 'Ball, H.; Duff, R.', checked: 'false' },
    applied: false,
  },
  { row: { field: 'all', value: '' }, work: {}, applied: true },
  { row: { field: 'all', value: '' }, work: { doi: '10.1/b' }, applied: false },
])('the reference $row in $work: $applied', ({ row, work, applied }) => {
  const references = [narwhal({ doi: '10.1/a', ...work })]
  expect(isApplied('references.csv', { doi: '10.1/A', status: 'changed', ...row }, { references })).toBe(
    applied,
  )
})

describe('the publication of a text', () => {
  const work = narwhal({
    title: 'Narwhal',
    authors: 'NAMMCO',
    year: '2022',
    url: 'https://nammco.no/narwhal/',
  })
  const row = {
    fields: 'description | use_and_trade',
    source_title: 'NAMMCO, narwhal',
    source_address: 'http://www.nammco.no/narwhal',
  }
  const cited = [narwhal({ field: 'movement_patterns', reference_title: 'Narwhal' })]

  test.each([
    { kind: 'supports', text_sources: cited, applied: true },
    { kind: 'supports', text_sources: [], applied: false },
    { kind: 'contradicts', text_sources: cited, applied: false },
    { kind: 'unknown', text_sources: cited, applied: false },
  ])('that $kind, with $text_sources: $applied', ({ kind, text_sources, applied }) => {
    const tables = { references: [work], text_sources }
    expect(isApplied('species-texts-sources.csv', { ...row, kind }, tables)).toBe(applied)
  })

  test.each<{ words: string; address: string; work: CatalogueRow; same: boolean }>([
    {
      words: 'Miller et al. 2015, sonar',
      address: '',
      work: { authors: 'Miller, P.', year: '2015' },
      same: true,
    },
    {
      words: 'Miller et al. 2015, sonar',
      address: '',
      work: { authors: 'Miller, P.', year: '2012' },
      same: false,
    },
    {
      words: 'sonar',
      address: 'https://doi.org/10.1098/rsos.140484',
      work: { doi: '10.1098/rsos.140484' },
      same: true,
    },
    {
      words: 'Narwhal',
      address: 'https://nammco.no',
      work: { title: 'Narwhal', url: 'https://nammco.no' },
      same: false,
    },
    {
      words: 'Red List',
      address: 'https://www.iucnredlist.org/details/full/2467/0',
      work: { url: 'http://iucnredlist.org/details/2467/0' },
      same: true,
    },
  ])('$words at $address is $work: $same', ({ words, address, work, same }) => {
    expect(isSameWork(work, { words, address })).toBe(same)
  })
})

test('an answer settles one row of one file, that is not applied', () => {
  const open = [correction('names.csv', {}, 'no / narhval'), correction('names.csv', {}, 'da')]
  const answer = (key: string) => ({ file: 'names.csv', scientific_name: NARWHAL, key })
  expect(unanswered(open, [answer('da'), { ...answer('no / narhval'), file: 'references.csv' }])).toEqual([
    open[0],
  ])
  expect(staleAnswers(open, [answer('da'), answer('is')])).toEqual([answer('is')])
})
