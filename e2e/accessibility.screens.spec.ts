import type { Page } from '@playwright/test'
import { usualProjects } from '#testing/screen-matrix.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { comparing, figures, options, picker, QUANTITIES } from './comparison-tool.ts'
import { expect, test } from './journey.ts'

/* In which widths and themes each runs: see src/testing/screen-matrix.ts. */

const NARWHAL = 'Monodon monoceros'
const FIVE = [NARWHAL, 'Ursus maritimus', 'Odobenus rosmarus', 'Falco rusticolus', 'Acipenser baerii']

interface Screen {
  name: string
  path: (idOf: (name: string) => Promise<string>) => Promise<string> | string
  /** A page without scripts: it is ready when it is there. */
  plain?: boolean
  /** Looked at in every width and theme also in the usual run. */
  everywhere?: boolean
  /** Real rows, so that an empty or failed screen never passes for an accessible one. */
  shows: (page: Page) => Promise<void>
}

const SCREENS: Screen[] = [
  {
    name: 'the landing page',
    everywhere: true,
    path: () => '/',
    shows: async (page) => {
      await expect(page.getByRole('region', { name: 'Key Metrics' })).toContainText('464K')
      await expect(page.getByRole('region', { name: 'Featured Species' }).getByRole('listitem')).toHaveCount(
        3,
      )
    },
  },
  {
    name: 'the gallery',
    everywhere: true,
    path: () => '/gallery',
    shows: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(24),
  },
  {
    name: 'the browse page',
    everywhere: true,
    path: () => '/home',
    shows: async (page) => {
      await expect(page.getByRole('definition').filter({ hasText: '460K+' })).toBeVisible()
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(20)
    },
  },
  {
    name: 'the comparison of the browse page, nothing chosen yet',
    path: () => '/home#comparison',
    shows: (page) =>
      expect(page.getByRole('tabpanel', { name: 'Compare Trade' }).getByRole('listitem')).toHaveCount(3),
  },
  {
    name: 'the choice of species, its list open',
    path: async (idOf) => comparing([await idOf(NARWHAL)]),
    shows: async (page) => {
      await picker(page).fill('hval')
      await picker(page).press('ArrowDown')
      await expect(options(page)).not.toHaveCount(0)
    },
  },
  {
    name: 'a comparison of five species, at a year of its chart',
    everywhere: true,
    path: async (idOf) => comparing(await Promise.all(FIVE.map(idOf)), '&loaded=true&scale=indexed'),
    shows: async (page) => {
      await page.getByRole('figure', { name: QUANTITIES }).getByRole('slider').press('End')
      await expect(figures(page).getByRole('row')).toHaveCount(6)
    },
  },
  {
    name: 'a gallery of simulated seizures without a match',
    path: () => '/gallery?illegalTrade=true&search=basilisk',
    shows: (page) => expect(page.getByRole('main')).toContainText('No species found for "basilisk"'),
  },
  {
    name: 'the overview of a species',
    everywhere: true,
    path: async (idOf) => `/species/${await idOf(NARWHAL)}?tab=overview`,
    shows: async (page) => {
      await expect(page.getByRole('region', { name: 'Taxonomy' })).toContainText('Monodontidae')
      await expect(
        page.getByRole('region', { name: 'Scientific References' }).getByRole('listitem'),
      ).not.toHaveCount(0)
    },
  },
  {
    name: 'the trade of a species',
    everywhere: true,
    path: async (idOf) => `/species/${await idOf(NARWHAL)}?tab=trade`,
    shows: async (page) => {
      await expect(page.getByRole('figure', { name: 'Top Importers' })).toContainText('Denmark')
      await expect(page.getByRole('figure', { name: 'Catch and Quota' })).toBeVisible()
    },
  },
  {
    name: 'the illegal trade of a species',
    path: async (idOf) => `/species/${await idOf('Ursus maritimus')}?tab=illegal-trade`,
    shows: async (page) => {
      await expect(page.getByRole('region', { name: 'Illegal Trade Risk' })).toContainText('RISK')
      await expect(page.getByRole('region', { name: 'Seizure records' }).getByRole('row')).not.toHaveCount(0)
    },
  },
  {
    name: 'the illegal trade of a species in Appendix I',
    path: async (idOf) => `/species/${await idOf('Falco peregrinus')}?tab=illegal-trade`,
    shows: (page) =>
      expect(page.getByRole('main')).toContainText('This species is listed in CITES Appendix I'),
  },
  {
    name: 'the catches of a species, at a year of its chart',
    path: async (idOf) => `/species/${await idOf(NARWHAL)}?tab=catch`,
    shows: async (page) => {
      await page.getByRole('figure', { name: 'Catch and Quota' }).getByRole('slider').press('End')
      await expect(page.getByRole('region', { name: 'Catch Records' }).getByRole('row')).toHaveCount(21)
    },
  },
  {
    name: 'a species without catches',
    path: async (idOf) => `/species/${await idOf('Lynx canadensis')}?tab=catch`,
    shows: (page) => expect(page.getByRole('main')).toContainText('No catch data available.'),
  },
  {
    name: 'the conservation of a species, a population of it listed apart',
    everywhere: true,
    path: async (idOf) =>
      `/species/${await idOf('Balaenoptera acutorostrata')}?tab=conservation&history=cites`,
    shows: async (page) => {
      await expect(
        page.getByRole('region', { name: 'Conservation events' }).getByRole('listitem'),
      ).not.toHaveCount(0)
      await expect(page.getByRole('figure', { name: 'Red List category by year' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'CITES listings' }).getByRole('row')).toHaveCount(4)
    },
  },
  {
    name: 'the conservation of a species that nobody assessed',
    path: async (idOf) => `/species/${await idOf('Branta canadensis leucopareia')}?tab=conservation`,
    shows: (page) =>
      expect(page.getByRole('main')).toContainText('No IUCN assessment available for this species.'),
  },
  {
    name: 'a word of a species with its explanation',
    path: async (idOf) => `/species/${await idOf(NARWHAL)}`,
    shows: async (page) => {
      await page.getByRole('button', { name: 'Least Concern' }).click()
      await expect(page.getByRole('dialog', { name: 'Least Concern' })).toContainText('Red List category')
    },
  },
  {
    name: 'the glossary with an open term',
    everywhere: true,
    path: () => '/glossary?category=Conservation#critically-endangered',
    shows: async (page) => {
      const cards = page.getByRole('main').getByRole('article')
      expect(await cards.count()).toBeGreaterThanOrEqual(30)
      await expect(cards.filter({ hasText: 'Possibly extinct' }).getByRole('listitem')).not.toHaveCount(0)
    },
  },
  {
    name: 'a glossary without a match',
    path: () => '/glossary?search=basilisk',
    shows: (page) => expect(page.getByText('No terms found matching your criteria.')).toBeVisible(),
  },
  {
    name: 'the page about the portal',
    path: () => '/about',
    shows: (page) =>
      expect(
        page.getByRole('region', { name: 'Data sources' }).getByText('IUCN Red List assessments'),
      ).toBeVisible(),
  },
  {
    name: 'the release notes',
    path: () => '/release-notes',
    shows: (page) => expect(page.getByRole('region', { name: 'Then and now' })).toContainText('464,042'),
  },
  {
    name: 'the research hub',
    path: () => '/research',
    shows: (page) =>
      expect(page.getByRole('table', { name: 'Publisher, release, size and terms' })).toContainText(
        '464,042',
      ),
  },
  {
    name: 'the statement on AI',
    path: () => '/research/ai-development',
    shows: (page) => expect(page.getByRole('table', { name: 'Where AI has a part' })).toBeVisible(),
  },
  {
    name: 'the methodology',
    path: () => '/methodology',
    shows: (page) =>
      expect(page.getByRole('region', { name: 'What is in it today' })).toContainText('464,042'),
  },
  {
    name: 'the data architecture',
    path: () => '/methodology/data-science',
    shows: async (page) => {
      await expect(page.getByRole('table', { name: 'Tables of the public pages' })).toContainText('464,042')
      await expect(page.getByRole('table', { name: /^Where every species stands: / })).toBeVisible()
    },
  },
  {
    name: 'the research pipeline',
    path: () => '/methodology/scite-research',
    shows: (page) =>
      expect(page.getByRole('region', { name: 'Four stages' }).getByRole('listitem')).toHaveCount(4),
  },
  {
    name: 'the dashboard calculations',
    path: () => '/methodology/dashboard-calculations',
    shows: (page) =>
      expect(page.getByRole('region', { name: 'Effectiveness category', exact: true })).toContainText('High'),
  },
  {
    name: 'the connection test',
    path: () => '/debug/database',
    shows: (page) => expect(page.getByRole('main').getByText('Success', { exact: true })).toHaveCount(4),
  },
  {
    name: 'the reference of the interface',
    path: () => '/api',
    plain: true,
    shows: (page) => expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0),
  },
  {
    name: 'an address that leads nowhere',
    path: () => '/about',
    shows: async (page) => {
      await page.evaluate(() => history.pushState({}, '', `/no/such/page/${'long'.repeat(40)}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    },
  },
  {
    name: 'the dashboard, its table scrolled',
    everywhere: true,
    path: () => '/arctic-tracker',
    shows: async (page) => {
      const table = page.getByRole('region', { name: 'Entries of the dashboard' })
      await expect(table.getByRole('row')).toHaveCount(45)
      await table.evaluate((element) => element.scrollTo({ left: 200, top: 400 }))
    },
  },
  {
    name: 'the dashboard, narrowed',
    path: () => '/arctic-tracker?appendix=I&iucnStatus=EN&tradetrend=Declining&search=whale',
    shows: (page) => expect(page.getByRole('button', { name: 'Remove filter Endangered' })).toBeVisible(),
  },
  {
    name: 'a dashboard without a match',
    path: () => '/arctic-tracker?search=basilisk',
    shows: (page) => expect(page.getByRole('main')).toContainText('No entries match these filters'),
  },
  {
    name: '/accessibility',
    path: () => '/accessibility',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty(),
  },
]

for (const [place, { name, path, plain, everywhere, shows }] of SCREENS.entries()) {
  const tag = usualProjects(place, everywhere)
  test(`${name} fits its width and has nothing that axe objects to`, { tag }, async ({
    page,
    visit,
    idOf,
  }) => {
    const address = await path(idOf)
    await (plain ? page.goto(address) : visit(address))
    await shows(page)
    await page.evaluate(() => document.fonts.ready)

    await expectToFitItsWidth(page)
    await expectAccessible(page)
  })
}
