import type { Page, Route } from '@playwright/test'
import { sampled } from '#testing/long-run.ts'
import { COMPARISON, load, pick } from './comparison-tool.ts'
import { drawInBrowser } from './failing-answers.ts'
import { expect, test } from './reader.ts'

/*
 * What a visitor reads when something fails, is empty or is missing. Source: specification, document 1,
 * section 8; where the supplement, section 2, departs from it ("Fallbacks"), the supplement.
 */

interface Visitor {
  page: Page
  visit: (path: string) => Promise<unknown>
}

interface Message {
  situation: string
  /** Makes it happen at the portal's interface; without it the portal itself answers so. */
  provoke?: (page: Page) => Promise<unknown>
  /** Where the visitor is, and what they do there. */
  at: (visitor: Visitor) => Promise<unknown>
  reads: readonly (string | RegExp)[]
  /** What must not pass for an answer meanwhile. */
  never?: readonly (string | RegExp)[]
  /** What the browser's log says. */
  logs?: RegExp
}

const SPECIES = '**/api/species?*'
const COUNTS = '**/api/species/filter-counts?*'
const TRADE_VIEW = '**/trade/view*'
const LANDING = '**/api/landing'
const METRICS = '**/api/dashboard-metrics?*'
const ENTRIES = '**/api/effectiveness/count?*'

const fails = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR' } }))

const answers = (address: string, json: unknown) => (page: Page) =>
  page.route(address, (route) =>
    // Playwright names no type for `json: null`.
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(json) }),
  )

/** The portal's own answer, changed on its way. */
const changes =
  <Answer>(address: string, change: (answer: Answer) => unknown) =>
  (page: Page) =>
    page.route(address, async (route: Route) => {
      const answer: Answer = await (await route.fetch()).json()
      await route.fulfill({ json: change(answer) })
    })

const cardsWith = (facts: object) =>
  changes<{ species: object[] }>(SPECIES, (answer) => ({
    ...answer,
    species: answer.species.map((species) => ({ ...species, ...facts })),
  }))

/** A page that is filtered, or come to from another, asks for its data itself; then the interface can fail. */
const at =
  (path: string) =>
  ({ visit }: Visitor) =>
    visit(path)
const atTheLandingPage = async ({ page, visit }: Visitor) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Overview' }).click()
}
const atASpecies = async ({ page, visit }: Visitor) => {
  await visit('/gallery?search=monoceros')
  await page.getByRole('link', { name: 'Monodon monoceros' }).click()
}
const comparingTwo = async ({ page, visit }: Visitor) => {
  await visit(COMPARISON)
  await pick(page, 'Ursus maritimus', 'Odobenus rosmarus')
  await load(page).click()
}
const inTheList =
  (path: string, name: string) =>
  async ({ page, visit }: Visitor) => {
    await visit(path)
    await page.getByRole('combobox', { name }).click()
  }

const REFERENCE = '43 species and 473,102 trade records (reference figure, March 2025)'
const NOTHING_COMPARABLE =
  'No comparable trade data found for the selected species combination in the available years.'
const NO_COUNTS = {
  ...{ species: 0, iucnStatuses: [], citesAppendices: [] },
  ...{ groups: [], families: [], illegalTrade: 0 },
}
const NO_SPECIES = { species: [], total: 0, totalPages: 0, page: 1 }

const MESSAGES: readonly Message[] = [
  {
    situation: 'A query fails',
    provoke: fails(SPECIES),
    at: at('/gallery?search=whale'),
    reads: ['This part could not be loaded', 'Server Error.', 'Try Again'],
    never: [/\d of 43 species/, 'No species'],
    logs: /A section failed/,
  },
  {
    situation: 'A species cannot be looked up by its id',
    provoke: fails('**/api/species/*-*-*-*-*'),
    at: atASpecies,
    reads: ['Error Loading Species', 'Try Again'],
    never: ['Species Not Found'],
  },
  {
    situation: 'A species has no trade summary',
    provoke: answers('**/trade/view', null),
    at: async (visitor) => {
      await atASpecies(visitor)
      await visitor.page.getByRole('link', { name: /^CITES trade data/ }).click()
    },
    reads: ['No Trade Records Found'],
  },
  {
    situation: 'No species is found in the gallery, and nothing narrows it',
    provoke: answers(SPECIES, NO_SPECIES),
    at: at('/gallery?page=2'),
    reads: ['No data available'],
    never: ['No species match your filters', 'No species match the selected filters'],
  },
  {
    situation: 'The total species count fails',
    provoke: fails(LANDING),
    at: at('/gallery?search=whale'),
    reads: ['This part could not be loaded', REFERENCE, 'Try Again'],
    never: ['Total Species', '43+ species'],
    logs: /A section failed/,
  },
  {
    situation: 'The landing metrics fail',
    provoke: fails(LANDING),
    at: atTheLandingPage,
    reads: ['This part could not be loaded', REFERENCE, 'Try Again'],
    never: ['IUCN Coverage', '0 of 0 species', /^0$/],
    logs: /A section failed/,
  },
  {
    situation: 'The trade record count fails',
    provoke: fails(LANDING),
    at: at('/gallery?search=whale'),
    reads: [REFERENCE],
    never: ['Total Trades', '470K+', /^473,102$/],
  },
  {
    situation: 'The trade records are counted, and there are none',
    provoke: changes<{ metrics: object }>(LANDING, (answer) => ({
      ...answer,
      metrics: { ...answer.metrics, tradeRecordCount: 0, firstTradeYear: null, lastTradeYear: null },
    })),
    at: at('/gallery?search=whale'),
    reads: ['Total Trades', /^0$/, 'No records loaded'],
    never: [REFERENCE],
  },
  {
    situation: 'No picture is found',
    provoke: cardsWith({ image_url: null }),
    at: at('/gallery?search=whale'),
    reads: ['Drawing'],
    never: ['No image'],
  },
  {
    situation: 'No picture is found of a species that was never drawn',
    provoke: cardsWith({ image_url: null, drawing: null, scientific_name: 'Balaena nova' }),
    at: at('/gallery?search=whale'),
    reads: ['No image'],
  },
  {
    situation: 'A picture cannot be loaded',
    provoke: async (page) => {
      await cardsWith({ image_url: '/images/species/of-nobody' })(page)
      await page.route('**/images/species/**', (route) => route.abort())
    },
    at: at('/gallery?search=whale'),
    reads: ['Image unavailable'],
    never: ['No image'],
  },
  {
    situation: 'A species id is not valid',
    at: at('/species/narwhal'),
    reads: ['Error Loading Species', 'Invalid ID format: Expected valid UUID'],
  },
  {
    situation: 'A gallery search suggests nothing',
    at: async ({ page, visit }) => {
      await visit('/gallery')
      await page.getByRole('combobox', { name: 'Search' }).fill('basilisk')
    },
    reads: [
      'No species found matching "basilisk"',
      'Try searching by scientific name, common name, or family name',
    ],
  },
  {
    situation: 'The grid is empty after a search',
    at: at('/gallery?search=basilisk'),
    reads: [
      'No species found matching "basilisk"',
      'No species found for "basilisk"',
      'Check the spelling, or search for a part of the name.',
      'Try searching by scientific name, common name, or family name',
      'Clear Filters',
      'Clear Search & Filters',
    ],
  },
  {
    situation: 'The grid is empty after filtering',
    at: at('/gallery?iucnStatus=CR&citesAppendix=III'),
    reads: [
      'No species match the selected filters',
      'No species match your filters',
      'Remove a filter.',
      'Clear Search & Filters',
    ],
  },
  ...(
    [
      ['Conservation Status', 'No IUCN status data available'],
      ['CITES Appendix', 'No CITES data available'],
      ['Family', 'No data available'],
    ] as const
  ).map(([list, message]) => ({
    situation: `The gallery's list ${list} has nothing to offer`,
    provoke: answers(COUNTS, NO_COUNTS),
    at: inTheList('/gallery?search=whale', list),
    reads: [message],
  })),
  {
    situation: 'The dashboard has no metrics',
    provoke: async (page) => {
      await changes<{ decliningPopulations: object }>(METRICS, (answer) => ({
        ...answer,
        decliningPopulations: { ...answer.decliningPopulations, entries: 0 },
      }))(page)
      await changes<object>(ENTRIES, (answer) => ({ ...answer, count: 0, total: 0 }))(page)
    },
    at: at('/arctic-tracker?appendix=II'),
    reads: ['No metrics data available', 'No data available'],
    never: ['Appendix mix', 'No entries match these filters'],
  },
  {
    situation: 'The filters of the dashboard leave nothing',
    at: at('/arctic-tracker?search=basilisk'),
    reads: ['No entries match these filters', 'Clear Filters', 'No data available'],
    never: ['No metrics data available', /^0.0.%$/],
  },
  {
    situation: 'The figures of the dashboard cannot be loaded',
    provoke: fails(METRICS),
    at: at('/arctic-tracker?appendix=II'),
    reads: ['This part could not be loaded', 'Server Error.', 'Try Again'],
    never: ['Appendix mix', 'No metrics data available'],
    logs: /A section failed/,
  },
  {
    situation: 'The counts of the dashboard cannot be loaded',
    provoke: fails(ENTRIES),
    at: at('/arctic-tracker?appendix=II'),
    reads: ['The counts beside the filter options could not be loaded.', 'This part could not be loaded'],
    never: [/\d+ of 44 entries$/, 'No entries match these filters'],
  },
  {
    situation: 'An entry of the dashboard is neither assessed nor listed',
    provoke: changes<object[]>('**/api/effectiveness?*', (rows) =>
      rows.map((row) => ({ ...row, iucn_status: null, cites_appendix: null, years_under_cites: null })),
    ),
    at: at('/arctic-tracker?search=monoceros'),
    reads: ['Not assessed', 'Not listed'],
  },
  {
    situation: 'The glossary holds no such term',
    at: at('/glossary?search=basilisk'),
    reads: ['No terms found matching your criteria.'],
  },
  {
    situation: 'The species of the comparison cannot be listed',
    provoke: fails('**/api/species/all'),
    at: at('/gallery#comparison'),
    reads: ['Error loading species list.', 'Try Again'],
    never: ['Load Comparison'],
    logs: /A section failed/,
  },
  {
    situation: 'The trade of the compared species cannot be read',
    provoke: fails(TRADE_VIEW),
    at: comparingTwo,
    reads: ['Error loading trade data: Internal Server Error', 'Missing below: ', 'Try Again'],
    never: [NOTHING_COMPARABLE, 'no trade records'],
  },
  {
    situation: 'None of the compared species has trade on record',
    provoke: answers(TRADE_VIEW, null),
    at: comparingTwo,
    reads: [NOTHING_COMPARABLE, 'no trade records'],
    never: ['Trade records per year'],
  },
  {
    situation: 'A species was never assessed, is not listed and has no photograph',
    provoke: cardsWith({ latest_iucn_status: null, current_cites_appendix: null, image_url: null }),
    at: at('/gallery?search=monoceros'),
    reads: ['Not assessed', 'Not listed', 'Drawing'],
  },
  {
    situation: 'A species page has neither assessment nor listing',
    provoke: changes<object>('**/api/species/*-*-*-*-*', (species) => ({
      ...species,
      latest_assessment: null,
      current_cites_listing: null,
      current_cms_listing: null,
      cites_listings: [],
      cms_listings: [],
    })),
    at: atASpecies,
    reads: ['Not Assessed', 'Not listed'],
  },
  {
    situation: 'An address leads nowhere',
    at: at('/no/such/page'),
    reads: ['Page not found'],
  },
]

test.use({
  hurried: true,
  expectedMessages:
    /status of (40[04]|500)|Internal Server Error|A section failed|Failed to load resource|Invalid ID format/,
})

for (const { situation, provoke, at: arrive, reads, never = [], logs } of sampled(MESSAGES, 7)) {
  test(`${situation}: ${reads.join(' … ')}`, async ({ page, visit }) => {
    const log: string[] = []
    page.on('console', (message) => log.push(message.text()))
    await drawInBrowser(page)
    await provoke?.(page)
    await arrive({ page, visit })

    const seen = (words: string | RegExp) => page.getByText(words).filter({ visible: true })
    for (const words of reads) await expect(seen(words).first()).toBeVisible()
    for (const words of never) await expect(seen(words)).toHaveCount(0)
    if (logs) expect(log.join('\n')).toMatch(logs)
  })
}
