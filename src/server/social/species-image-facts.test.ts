import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsOf } from '../pages/words.ts'
import { speciesImageFacts } from './species-image-facts.ts'

type Known = Parameters<typeof speciesImageFacts>[0]

const wordsIn = (namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../../public/locales/en/${namespace}.json`, import.meta.url), 'utf8'))
const translations = (_language: string, namespaces: readonly string[]) =>
  Object.fromEntries(namespaces.map((name) => [name, wordsIn(name)]))
const t = wordsOf({ translations }, 'en', ['common', 'species', 'sharing'])

const UNKNOWN: Known['species'] = {
  scientific_name: 'Monodon monoceros',
  common_name: null,
  common_names: [],
  primary_common_name: null,
  drawing: null,
  latest_assessment: null,
  current_cites_listing: null,
  current_cms_listing: null,
  cms_listings: [],
}
const ASSESSMENT = {
  status: 'LC' as const,
  original_category: 'LC',
  possibly_extinct: null,
  possibly_extinct_in_wild: null,
  year_published: 2017,
  url: null,
  scope_code: '1',
  scope_description: 'Global',
  checked: true,
}
const RELEASE = { title: 'CITES Trade Database', version: '2025.1', publisher: 'UNEP-WCMC', simulated: false }

const factsOf = (known: Partial<Known>) =>
  speciesImageFacts(
    { portal: 'Arctic Tracker', species: UNKNOWN, summary: null, release: RELEASE, ...known },
    t,
  )

test('where nothing is known, the image says so and invents nothing', () => {
  expect(factsOf({ release: undefined })).toEqual({
    portal: 'Arctic Tracker',
    scientific_name: 'Monodon monoceros',
    common_name: undefined,
    drawing: 'monodon-monoceros',
    redList: { name: 'Red List', code: null, words: 'Not Assessed' },
    cites: { name: 'CITES', code: null, words: 'Not listed' },
    cms: { name: 'CMS', code: null, words: 'Not listed' },
    trade: { words: 'No data available' },
    source: 'No source is recorded for this dataset.',
    simulated: undefined,
  })
})

test('a category stands with its year, one without a code of today as it was published', () => {
  const modern = factsOf({ species: { ...UNKNOWN, latest_assessment: ASSESSMENT } })
  expect(modern.redList).toEqual({ name: 'Red List 2017', code: 'LC', words: 'Least Concern' })
  const old = { ...ASSESSMENT, status: null, original_category: 'K', year_published: 1994 }
  const former = factsOf({ species: { ...UNKNOWN, latest_assessment: old } })
  expect(former.redList).toEqual({ name: 'Red List 1994', code: null, words: 'K' })
})

test('the year beside an appendix is that in which it came into force', () => {
  const { cites, cms } = factsOf({
    species: {
      ...UNKNOWN,
      current_cites_listing: {
        appendix: 'II',
        listing_date: '2003-02-13',
        in_force_since: '1979-06-28',
        checked: true,
      },
      current_cms_listing: { appendix: 'I/II', listing_date: '1994-01-01', checked: true },
      cms_listings: [
        { appendix: 'I/II', listing_date: '1994-01-01', is_current: true },
        { appendix: 'I', listing_date: '1979-01-01', is_current: false },
      ] as Known['species']['cms_listings'],
    },
  })
  expect(cites).toMatchObject({ name: 'CITES II since 1979', code: 'II' })
  expect(cms).toMatchObject({ name: 'CMS I/II since 1994', code: 'I/II' })
})

test('possible extinction is given in full', () => {
  const curlew = { ...ASSESSMENT, status: 'CR' as const, possibly_extinct: true, year_published: 2019 }
  expect(factsOf({ species: { ...UNKNOWN, latest_assessment: curlew } }).redList).toEqual({
    name: 'Red List 2019',
    code: 'CR (PE)',
    words: '',
    below: 'Critically Endangered (Possibly Extinct)',
  })
})

test('a regional status is always given with its region', () => {
  const europe = { ...ASSESSMENT, scope_code: '2', scope_description: 'Europe', year_published: 2014 }
  expect(factsOf({ species: { ...UNKNOWN, latest_assessment: europe } }).redList).toEqual({
    name: 'Red List',
    code: null,
    words: 'Not assessed globally',
    below: 'Europe: Least Concern (2014)',
  })
})

test.each([
  { records: 24_410, first: 1975, last: 2022, figure: '24,410', words: 'trade records, 1975–2022' },
  { records: 1, first: 1998, last: 1998, figure: '1', words: 'trade record, 1998' },
  { records: 0, first: null, last: null, figure: undefined, words: 'No trade records' },
])('$records records: $figure $words', ({ records, first, last, figure, words }) => {
  const summary = { total_trade_records: records, overall_min_year: first, overall_max_year: last }
  expect(factsOf({ summary }).trade).toEqual({ figure, words })
})

test('simulated records are named as such above and in the source', () => {
  const { simulated, source } = factsOf({ release: { ...RELEASE, version: null, simulated: true } })
  expect(simulated).toBe('Simulated trade data. Import the CITES Trade Database release to see real records.')
  expect(source).toBe('Source: CITES Trade Database, UNEP-WCMC. Simulated, not real records.')
  expect(factsOf({}).simulated).toBeUndefined()
})
