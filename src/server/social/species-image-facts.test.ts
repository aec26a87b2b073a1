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
  first_cites_year: null,
  current_cms_listing: null,
  cms_listings: [],
}
const ASSESSMENT = {
  status: 'LC' as const,
  original_category: 'LC',
  year_published: 2017,
  url: null,
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
    drawing: null,
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
