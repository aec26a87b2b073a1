import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CitesListing } from '#contract/listings-contract.ts'
import type { TextNote } from '#contract/references-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import type { SimulationMark } from '#domain/releases/simulated-figures.ts'
import { TREND_VERDICTS } from '#domain/trade/trend-verdict.ts'
import { api } from '#web/api.ts'
import { KeySentence } from './header/key-sentence.tsx'
import { ReviewLine } from './header/review-line.tsx'
import { SpeciesFacts } from './header/species-facts.tsx'
import { DetailGrid } from './overview/detail-grid.tsx'
import { TextSources } from './overview/text-sources.tsx'
import { renderedMarkup, renderedText } from './rendered-text.tsx'
import { NoTrade } from './trade/trade-tab.tsx'

const unknown = {
  cites_listings: [],
  cms_listings: [],
  field_sources: [],
  text_notes: [],
  checked_facts: { facts: 0, checked: 0 },
  trade_finding: null,
  first_trade_year: null,
  simulated_datasets: [],
  simulated: false,
  latest_assessment: null,
  current_cites_listing: null,
  current_cms_listing: null,
  first_cites_listing: null,
  total_trade_records: 0,
  population_size: null,
  population_trend: null,
  generation_length: null,
  habitat_description: null,
  movement_patterns: null,
  conservation_overview: null,
  use_and_trade: null,
  reviewed_by: null,
  review_date: null,
  review_notes: null,
} as Partial<SpeciesDetail> as SpeciesDetail & SimulationMark

const reviewed = { reviewed_by: 'A. Reviewer', review_date: '2026-03-01', review_notes: 'Texts compared' }

test.each([
  {
    state: 'complete' as const,
    text: 'Quality Review Status Reviewed Profile Reviewed & Approved Reviewer A. Reviewer Completed 1 Mar 2026 Notes Texts compared What this means',
  },
  {
    state: 'in-progress' as const,
    text: 'Quality Review Status Under Review Profile Under Review Reviewer A. Reviewer Notes Texts compared What this means',
  },
  {
    state: 'draft' as const,
    text: 'Quality Review Status Draft Profile Not Yet Reviewed What this means',
  },
])('a review that is $state shows what it has and no more', ({ state, text }) => {
  expect(renderedText(<ReviewLine species={{ ...unknown, ...reviewed, manual_review: state }} />)).toBe(text)
})

test.each([
  {
    share: { facts: 95, checked: 95 },
    text: 'The editors have checked all 95 facts against their sources. What',
  },
  {
    share: { facts: 95, checked: 94 },
    text: 'checked 94 of 95 facts against their sources; 1 remains and is marked ? . What',
  },
  {
    share: { facts: 95, checked: 92 },
    text: 'checked 92 of 95 facts against their sources; 3 remain and are marked ? . What',
  },
  {
    share: { facts: 2, checked: 0 },
    text: 'None of the 2 facts has been checked against its source yet. What',
  },
])('the review says how many facts are checked: $share.checked of $share.facts', ({ share, text }) => {
  const species = { ...unknown, manual_review: 'draft' as const, checked_facts: share }
  expect(renderedText(<ReviewLine species={species} />)).toContain(text)
})

test.each([
  {
    what: 'no translation',
    checked: [false, false],
    text: 'Þýðingar úr ensku hafa ekki verið yfirfarnar enn.',
  },
  {
    what: 'some translations',
    checked: [true, false],
    text: '1 af 2 þýðingum hafa verið yfirfarnar; 1 er eftir og er merkt ? .',
  },
])('where $what is checked, the review says it once', ({ checked, text }) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(
    api.translations.ofSpecies.queryKey({ input: { language: 'is', id: 'bear' } }),
    checked.map((one) => ({
      record_id: 'bear',
      field: 'description' as const,
      text: 'Björn.',
      source: null,
      checked: one,
    })),
  )
  const species = { ...unknown, id: 'bear', manual_review: 'draft' as const }
  const markup = renderedMarkup(<ReviewLine species={species} />, 'is', queryClient)
  expect(markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(text)
})

const vulnerable = {
  ...unknown,
  latest_assessment: { status: 'VU', year_published: 2015, scope_code: '1', scope_description: 'Global' },
  current_cites_listing: { appendix: 'II', in_force_since: '1975-07-01' },
  total_trade_records: 24_501,
  first_trade_year: 1975,
  trade_finding: { verdict: 'no_clear_trend', window_first: 2013, window_last: 2022 },
} as typeof unknown

test.each([
  {
    what: 'state and trade',
    species: vulnerable,
    text: 'This threatened species is rated Vulnerable on the IUCN Red List (2015) and has been in CITES Appendix II since 1975; international trade in it, reported since 1975, shows no clear trend in 2013–2022.',
  },
  {
    what: 'the state alone while trade is simulated',
    species: { ...vulnerable, simulated: true, simulated_datasets: ['cites_trade' as const] },
    text: 'This threatened species is rated Vulnerable on the IUCN Red List (2015) and has been in CITES Appendix II since 1975.',
  },
  {
    what: 'what is not known',
    species: unknown,
    text: 'No Red List category is recorded here for this species, and it is not listed in CITES; no international trade in it has been reported.',
  },
])('the key sentence says $what', ({ species, text }) => {
  expect(renderedText(<KeySentence species={species} />)).toBe(text)
})

test.each(LANGUAGES)('every key sentence is one sentence in %s', (language) => {
  for (const verdict of TREND_VERDICTS) {
    const trade_finding = { verdict, window_first: 2013, window_last: 2022 }
    const text = renderedText(<KeySentence species={{ ...vulnerable, trade_finding }} />, language)
    expect(text).toMatch(/^\p{Lu}[^.]*2015[^.]*1975[^.;]*;[^.]*\.$/u)
    expect(text).not.toMatch(/\{|key\./)
  }
})

test('a species that nobody assessed or listed says so', () => {
  expect(renderedText(<SpeciesFacts species={unknown} />)).toBe(
    'Red List Not Assessed CITES Not listed CMS Not listed Trade records 0',
  )
})

test('a population listed apart is named beside the listing of its species', () => {
  const listing = {
    id: 'of the species',
    appendix: 'I',
    listing_date: '1986-01-01',
    end_date: null,
    is_current: true,
    covers: 'species',
  } as CitesListing
  const apart: CitesListing = {
    ...listing,
    id: 'of the population',
    appendix: 'II',
    covers: 'population',
    population_identifier: 'West Greenland population',
  }
  const minke: SpeciesDetail = {
    ...unknown,
    first_cites_listing: '1979-06-28',
    cites_listings: [listing, apart],
    current_cites_listing: {
      appendix: 'I',
      listing_date: '1986-01-01',
      in_force_since: '1986-01-01',
      checked: true,
    },
  }
  const text = renderedText(<SpeciesFacts species={minke} />)
  expect(text).toContain('Appendix I since 1 Jan 1986 First listed 1979')
  expect(text).toContain('West Greenland population: Appendix II')
})

test('each convention shows the date of its current appendix and, separately, of the first listing', () => {
  const text = renderedText(
    <SpeciesFacts
      species={{
        ...unknown,
        first_cites_listing: '1979-06-28',
        current_cites_listing: {
          appendix: 'II',
          listing_date: '2003-02-13',
          in_force_since: '1979-06-28',
          checked: true,
        },
        cms_listings: [
          { appendix: 'I/II', listing_date: '1994-01-01', is_current: true },
          { appendix: 'I', listing_date: '1979-01-01', is_current: false },
        ] as SpeciesDetail['cms_listings'],
      }}
    />,
  )
  expect(text).toMatch(/CITES .* Appendix II since 28 Jun 1979 CMS/)
  expect(text).toContain('Appendix I/II since 1994 First listed 1979')
})

test('an unknown fact says that it is unknown, and an unchecked one that it is unchecked', () => {
  const part = (
    <DetailGrid
      species={{
        ...unknown,
        generation_length: '24',
        population_trend: 'decreasing',
        field_sources: [
          { field: 'generation_length', year: null, source: 'A list', checked: false },
          { field: 'population_trend', year: 2017, source: 'Red List', checked: true },
        ],
      }}
    />
  )
  const text = renderedText(part)
  expect(text).toContain('Population Size No population size available')
  expect(text).toContain('Population Trend Declining (2017)')
  expect(text).toContain('Generation Length 24 years ?')
  expect(renderedMarkup(part, 'en', new QueryClient())).toContain(
    'Source: Generation Length (not yet checked against the source)',
  )
  expect(text).toContain('Habitat No habitat information available')
})

test.each([
  { published: '22–24', text: 'Generation Length 22–24 years' },
  { published: '25.5', text: 'Generation Length 25.5 years' },
  { published: 'about a decade', text: 'Generation Length about a decade' },
])('a generation length of $published reads in years where it is a figure', ({ published, text }) => {
  expect(renderedText(<DetailGrid species={{ ...unknown, generation_length: published }} />)).toContain(text)
})

test('a species without trade says what to check', () => {
  expect(renderedText(<NoTrade />)).toMatch(
    /^No Trade Records Found .* Appendix; .* differently; .* higher taxonomic level/,
  )
})

const work = {
  id: 'work',
  authors: 'Lowry, L.; Laidre, K.',
  year: 2017,
  title: 'Monodon monoceros',
  journal: 'IUCN Red List',
  doi: null,
  url: 'https://example.org/narwhal',
  type: 'assessment' as const,
  full_citation: null,
  source: null,
  checked: true,
}
const notes: TextNote[] = [
  {
    number: 1,
    reference: work,
    texts: [
      { field: 'description', supports: 'size and tusk', source: null, checked: true },
      { field: 'habitat_description', supports: null, source: null, checked: false },
    ],
  },
]

test('a source of the texts is listed under its number, with the statements it supports', () => {
  expect(renderedText(<TextSources notes={notes} />)).toContain(
    '[1] Lowry, L.; Laidre, K. (2017). Monodon monoceros. IUCN Red List. example.org',
  )
  expect(renderedText(<TextSources notes={notes} />)).toContain(
    'Description: size and tusk Habitat (not yet compared)',
  )
})

test('a text cites only the publications that support it', () => {
  const text = renderedText(
    <DetailGrid
      species={{
        ...unknown,
        text_notes: notes,
        habitat_description: 'Deep fjords.',
        movement_patterns: 'North.',
      }}
    />,
  )
  expect(text).toContain('Deep fjords. [1]')
  expect(text).not.toContain('North. [')
})

test.each([
  { language: 'en', described: 'Description: size and tusk', text: 'Deep fjords. [1]' },
  { language: 'is', described: ': size and tusk', text: 'Deep fjords. á ensku [1]' },
  { language: 'no', described: ': size and tusk', text: 'Deep fjords. på engelsk [1]' },
  { language: 'da', described: ': size and tusk', text: 'Deep fjords. på engelsk [1]' },
] as const)('in $language a text has numbered notes, and the list says what each supports', (words) => {
  const list = renderedText(<TextSources notes={notes} />, words.language)
  expect(list).toContain('[1] Lowry, L.; Laidre, K. (2017). Monodon monoceros')
  expect(list).toContain(words.described)
  const species = { ...unknown, text_notes: notes, habitat_description: 'Deep fjords.' }
  expect(renderedText(<DetailGrid species={species} />, words.language)).toContain(words.text)
})
