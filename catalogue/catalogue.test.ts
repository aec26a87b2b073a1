import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REASONS_FOR_CHANGE } from '#domain/assessments/reason-for-change.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { FORMER_CODES, PSEUDO_CODES } from '#domain/countries/country-codes.ts'
import { COUNTRY_KINDS } from '#domain/countries/country-kinds.ts'
import { APPENDICES, CMS_APPENDICES, LISTING_SCOPES } from '#domain/listings/appendix.ts'
import { SUSPENSION_ISSUERS } from '#domain/listings/suspension-issuers.ts'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import {
  storedCommonName,
  storedEpithet,
  storedScientificName,
  storedTaxon,
} from '#domain/names/stored-name.ts'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { CATALOGUE_DATASETS } from '#domain/releases/datasets.ts'
import { DRAWINGS } from '#domain/species/drawing.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import { CATALOGUE_FOLDER, type CatalogueRow, readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

const CURRENT_YEAR = new Date().getFullYear()

/** The columns of each file, as the README lists them. */
const COLUMNS = new Map(
  [
    ...readFileSync(join(CATALOGUE_FOLDER, 'README.md'), 'utf8').matchAll(
      /^\| `([\w-]+\.csv)`\s*\|[^|]*\| `(\S+)`/gm,
    ),
  ].map(([, file = '', columns = '']) => [file, [...columns.split(','), 'checked', 'source']] as const),
)

/** The columns that identify a row of a file. */
const KEYS: Record<string, readonly string[]> = {
  'species.csv': ['scientific_name'],
  'species-synonyms.csv': ['synonym'],
  'species-population.csv': ['scientific_name', 'field'],
  'species-texts.csv': ['scientific_name', 'field'],
  'families.csv': ['family_name'],
  'common-names.csv': ['scientific_name', 'language', 'iso_639', 'name'],
  'iucn-assessments.csv': ['scientific_name', 'scope_code', 'year_published'],
  'cites-listings.csv': [
    'scientific_name',
    'appendix',
    'listing_date',
    'population_identifier',
    'listed_under',
  ],
  'cites-reservations.csv': [
    'scientific_name',
    'appendix',
    'country_code',
    'start_date',
    'listed_under',
    'population',
  ],
  'cites-trade-suspensions.csv': [
    'scientific_name',
    'country_code',
    'issued_by',
    'suspension_start_date',
    'reason',
  ],
  'cites-export-quotas.csv': ['scientific_name', 'country_code', 'year', 'unit', 'notes'],
  'conservation-measures.csv': ['scientific_name', 'measure'],
  'subpopulations.csv': ['scientific_name', 'subpopulation_name'],
  'species-text-sources.csv': ['scientific_name', 'field', 'reference_title'],
  'cms-listings.csv': ['scientific_name', 'appendix', 'listing_date'],
  'countries.csv': ['country_code'],
  'management-areas.csv': ['area_name'],
  'catch-records.csv': ['scientific_name', 'country_code', 'area', 'season'],
  'glossary.csv': ['term'],
  'translations-is.csv': ['table', 'record', 'field'],
  'translations-no.csv': ['table', 'record', 'field'],
  'translations-da.csv': ['table', 'record', 'field'],
  'references.csv': ['scientific_name', 'title'],
  'published-figures.csv': ['figure'],
  'trade-profiles.csv': ['scientific_name', 'dimension', 'value', 'unit'],
  'dataset-releases.csv': ['dataset'],
  'coverage.csv': ['file', 'scientific_name'],
  'corrections-answered.csv': ['file', 'scientific_name', 'key'],
}

/** Files about other files: they need not have every species. */
const ABOUT_FILES = ['coverage.csv', 'corrections-answered.csv']

/** The values that a column may have. */
const VOCABULARIES: readonly [file: string, column: string, values: readonly string[]][] = [
  ['species.csv', 'drawing', DRAWINGS],
  ['species-synonyms.csv', 'kind', ['former', 'other-list', 'spelling']],
  ['species-population.csv', 'field', ['population_trend', 'population_size', 'generation_length']],
  ['common-names.csv', 'language', NAME_LANGUAGES],
  ['iucn-assessments.csv', 'status', ['', ...RED_LIST_CATEGORIES]],
  ['cites-listings.csv', 'appendix', APPENDICES],
  ['cites-listings.csv', 'covers', LISTING_SCOPES],
  ['cites-reservations.csv', 'appendix', APPENDICES],
  ['cites-trade-suspensions.csv', 'issued_by', SUSPENSION_ISSUERS],
  ['subpopulations.csv', 'status', ['', ...RED_LIST_CATEGORIES]],
  ['species-text-sources.csv', 'field', SPECIES_TEXTS],
  ['iucn-assessments.csv', 'reason_for_change', ['', ...REASONS_FOR_CHANGE]],
  ['cms-listings.csv', 'appendix', CMS_APPENDICES],
  ['countries.csv', 'kind', COUNTRY_KINDS],
  ['references.csv', 'type', REFERENCE_TYPES],
  ['dataset-releases.csv', 'dataset', CATALOGUE_DATASETS],
]

const FLAGS = /^(is_|possibly_extinct|arctic_council|nammco_member|checked)/
const YEARS = ['year', 'year_published']
const DAYS = [
  'listing_date',
  'end_date',
  'start_date',
  'suspension_start_date',
  'suspension_end_date',
  'confirmed_on',
  'retrieved_date',
  'covered_until',
]
const NUMBERS = [
  'sis_id',
  'inaturalist_id',
  'assessment_id',
  'catch_total',
  'quota_amount',
  'priority',
  'records',
  'quantity',
]

const species = readCatalogueFile('species.csv').map(({ scientific_name = '' }) => scientific_name)

const rowLabel = (file: string, row: CatalogueRow) => `${file}: ${Object.values(row).slice(0, 4).join(', ')}`
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

describe.each([...COLUMNS])('%s', (file, columns) => {
  const rows = readCatalogueFile(file)

  test('has the columns that the README lists, and rows', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(Object.keys(rows[0] ?? {})).toEqual(columns)
  })

  test('has a source for each row, and whether the row was compared with it', () => {
    expect(
      rows.filter(({ source, checked }) => !source?.trim() || !/^(true|false)$/.test(checked ?? '')),
    ).toEqual([])
  })

  test('has no row twice', () => {
    const keys = rows.map((row) => (KEYS[file] ?? []).map((column) => row[column]?.toLowerCase()).join(' / '))
    expect(repeated(keys)).toEqual([])
  })

  test('has known species only', () => {
    const unknown = rows.filter(
      (row) =>
        'scientific_name' in row &&
        file !== 'corrections-answered.csv' &&
        !species.includes(row.scientific_name ?? ''),
    )
    expect(unknown).toEqual([])
  })

  test('holds trimmed cells; flags, years, days and figures are such', () => {
    for (const row of rows) {
      for (const [column, cell] of Object.entries(row)) {
        expect(cell, rowLabel(file, row)).toBe(cell.trim())
        if (FLAGS.test(column)) expect(cell, rowLabel(file, row)).toMatch(/^(true|false|)$/)
        if (cell === '') continue
        if (YEARS.includes(column)) {
          expect(Number(cell), rowLabel(file, row)).toBeGreaterThan(1600)
          expect(Number(cell), rowLabel(file, row)).toBeLessThanOrEqual(CURRENT_YEAR)
        }
        if (DAYS.includes(column)) expect(isDay(cell), rowLabel(file, row)).toBe(true)
        if (NUMBERS.includes(column)) expect(cell, rowLabel(file, row)).toMatch(/^\d+(\.\d+)?$/)
      }
    }
  })
})

test.each(VOCABULARIES)('%s: %s has known values only', (file, column, values) => {
  expect(readCatalogueFile(file).filter((row) => !values.includes(row[column] ?? ''))).toEqual([])
})

test('there are 43 species, each of a family of the families', () => {
  expect(species).toHaveLength(43)
  const families = readCatalogueFile('families.csv').map(({ family_name }) => family_name)
  for (const { family, scientific_name } of readCatalogueFile('species.csv')) {
    expect(families, scientific_name).toContain(family)
  }
})

test('a file covers every species or gives a reason', () => {
  const reasons = readCatalogueFile('coverage.csv')
  for (const file of [...COLUMNS.keys()].filter((name) => COLUMNS.get(name)?.includes('scientific_name'))) {
    if (ABOUT_FILES.includes(file)) continue
    const covered = new Set(readCatalogueFile(file).map(({ scientific_name }) => scientific_name))
    const explained = reasons.filter((row) => row.file === file).map(({ scientific_name }) => scientific_name)
    const missing = species.filter((name) => !covered.has(name) && !explained.includes(name))
    expect(missing, file).toEqual([])
  }
  expect(reasons.filter(({ file = '', reason }) => !COLUMNS.has(file) || !reason)).toEqual([])
})

test('one assessment of each species and scope is the latest, and it is the newest', () => {
  const byScope = Map.groupBy(
    readCatalogueFile('iucn-assessments.csv'),
    ({ scientific_name, scope_code }) => `${scientific_name} ${scope_code}`,
  )
  for (const [scope, assessments] of byScope) {
    const latest = assessments.filter(({ is_latest }) => is_latest === 'true')
    expect(latest, scope).toHaveLength(1)
    const newest = Math.max(...assessments.map(({ year_published }) => Number(year_published)))
    expect(Number(latest[0]?.year_published), scope).toBe(newest)
  }
})

test('a species is in one CMS appendix at a time and in one CITES appendix as a whole', () => {
  const current = (file: string) => readCatalogueFile(file).filter(({ is_current }) => is_current === 'true')
  const whole = current('cites-listings.csv').filter(({ covers }) => covers === 'species')
  expect(repeated(current('cms-listings.csv').map(({ scientific_name = '' }) => scientific_name))).toEqual([])
  expect(repeated(whole.map(({ scientific_name = '' }) => scientific_name))).toEqual([])
})

test('the current CITES listings make 44 entries: one split listing by population', () => {
  const entries = readCatalogueFile('cites-listings.csv').filter(
    ({ is_current, covers }) => is_current === 'true' && covers !== 'subspecies',
  )
  expect(entries).toHaveLength(44)
  expect(
    entries.filter(({ covers }) => covers === 'population').map(({ scientific_name }) => scientific_name),
  ).toEqual(['Balaenoptera acutorostrata'])
})

test('a listing of a part names the part', () => {
  const unnamed = readCatalogueFile('cites-listings.csv').filter(
    ({ covers, population_identifier }) => (covers === 'species') !== (population_identifier === ''),
  )
  expect(unnamed).toEqual([])
})

test('every country code is one of the countries', () => {
  const codes = new Set(readCatalogueFile('countries.csv').map(({ country_code }) => country_code))
  expect([...codes].filter((code) => !/^[A-Z][A-Z0-9]$/.test(code ?? ''))).toEqual([])
  const used = [
    ...readCatalogueFile('catch-records.csv').map(({ country_code = '' }) => country_code),
    ...['cites-reservations.csv', 'cites-trade-suspensions.csv', 'cites-export-quotas.csv'].flatMap((file) =>
      readCatalogueFile(file).map(({ country_code = '' }) => country_code),
    ),
    ...readCatalogueFile('cms-listings.csv').flatMap((row) =>
      Object.entries(row).flatMap(([column, cell]) =>
        column.endsWith('_distribution') ? cell.split(' ') : [],
      ),
    ),
    ...readCatalogueFile('trade-profiles.csv')
      .filter(({ dimension }) => dimension === 'importer' || dimension === 'exporter')
      .map(({ value = '' }) => value),
  ]
  expect([...new Set(used)].filter((code) => code !== '' && code !== '*' && !codes.has(code))).toEqual([])
})

test('former countries and pseudo-codes have one name, here and in the portal', () => {
  const named = (...kinds: string[]) =>
    Object.fromEntries(
      readCatalogueFile('countries.csv').flatMap(({ kind = '', country_code, country_name }) =>
        kinds.includes(kind) ? [[country_code, country_name]] : [],
      ),
    )
  expect(Object.keys(named('former')).sort()).toEqual(FORMER_CODES.toSorted())
  expect(Object.keys(named('pseudo')).sort()).toEqual(PSEUDO_CODES.toSorted())
  const labels = JSON.parse(readFileSync(join(CATALOGUE_FOLDER, '../public/locales/en/common.json'), 'utf8'))
  expect(labels.countries).toEqual(named('former', 'pseudo'))
})

test('eight states are in the Arctic Council and four are members of NAMMCO', () => {
  const countriesWith = (flag: string) =>
    readCatalogueFile('countries.csv').flatMap((row) => (row[flag] === 'true' ? [row.country_code] : []))
  expect(countriesWith('arctic_council')).toEqual(['CA', 'DK', 'FI', 'IS', 'NO', 'RU', 'SE', 'US'])
  expect(countriesWith('nammco_member')).toEqual(['FO', 'GL', 'IS', 'NO'])
})

test('every catch is of a known area', () => {
  const areas = readCatalogueFile('management-areas.csv').map(({ area_name }) => area_name)
  expect(readCatalogueFile('catch-records.csv').filter(({ area }) => !areas.includes(area))).toEqual([])
})

test('a synonym is no current name', () => {
  const synonyms = readCatalogueFile('species-synonyms.csv').map(({ synonym = '' }) => synonym)
  expect(synonyms.filter((synonym) => species.includes(synonym))).toEqual([])
})

test('names have one form of apostrophe, and at most one in a language is the main one', () => {
  const names = readCatalogueFile('common-names.csv')
  expect(names.filter(({ name }) => /[`´‘]/.test(name ?? ''))).toEqual([])
  expect(new Set(names.flatMap(({ name = '' }) => name.match(/['’]/g) ?? [])).size).toBeLessThanOrEqual(1)
  const main = names.filter(({ is_main }) => is_main === 'true')
  expect(
    repeated(
      main.map(({ scientific_name, language, iso_639 }) => `${scientific_name} ${language} ${iso_639}`),
    ),
  ).toEqual([])
})

test.each([
  ['species.csv', 'scientific_name', storedScientificName],
  ['species.csv', 'common_name', storedCommonName],
  ['species.csv', 'species_name', storedEpithet],
  ['species.csv', 'family', storedTaxon],
  ['families.csv', 'family_name', storedTaxon],
  ['species-synonyms.csv', 'synonym', storedScientificName],
  ['common-names.csv', 'name', storedCommonName],
] as const)('%s: %s is in the form in which names are stored', (file, column, stored) => {
  const names = readCatalogueFile(file).map((row) => row[column] ?? '')
  expect(names.filter((name) => stored(name) !== name)).toEqual([])
})

test('a DOI looks like one and belongs to one work of a species', () => {
  const works = readCatalogueFile('references.csv').filter(({ doi }) => doi !== '')
  expect(works.filter(({ doi }) => !/^10\.\d{4,}\/\S+$/.test(doi ?? ''))).toEqual([])
  expect(repeated(works.map(({ scientific_name, doi }) => `${scientific_name} ${doi}`))).toEqual([])
})

test('the address of a reference is one of the web', () => {
  const addresses = readCatalogueFile('references.csv').flatMap(({ url }) => (url ? [url] : []))
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((url) => !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))).toEqual([])
})

test('every species has at least three references', () => {
  const counts = Map.groupBy(readCatalogueFile('references.csv'), ({ scientific_name }) => scientific_name)
  expect(species.filter((name) => (counts.get(name)?.length ?? 0) < 3)).toEqual([])
})

test.each([
  ['species-population.csv', 'value'],
  ['species-texts.csv', 'text'],
  ['cites-listings.csv', 'notes'],
  ['cms-listings.csv', 'notes'],
])('ranges of figures in %s have an en dash', (file, column) => {
  const texts = readCatalogueFile(file).map((row) => row[column] ?? '')
  expect(texts.some((text) => text !== '')).toBe(true)
  // Not the parts of a day, of which there are three.
  expect(texts.filter((text) => /(?<![\d-])\d[\d,.]*-\d[\d,.]*(?![\d-])/.test(text))).toEqual([])
})
