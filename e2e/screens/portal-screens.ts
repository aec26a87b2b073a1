import { expect, type Page } from '@playwright/test'
import { comparing } from '../comparison-tool.ts'
import type { Screen } from './screen.ts'
import type { Words } from './words.ts'

const NARWHAL = 'Monodon monoceros'
const FIVE = [NARWHAL, 'Ursus maritimus', 'Odobenus rosmarus', 'Falco rusticolus', 'Acipenser baerii']

/** Choosing, comparing and looking up: the screens that are not about one species and not to be read. */
export const PORTAL_SCREENS: Screen[] = [
  {
    name: 'the landing page',
    walked: true,
    address: '/',
    shows: async (page, t) => {
      await expect(page.getByRole('region', { name: t('landing:metrics.heading') })).toContainText('464')
      await expect(
        page.getByRole('region', { name: t('landing:featured.heading') }).getByRole('listitem'),
      ).toHaveCount(3)
    },
  },
  {
    name: 'the menu of a phone, or what stands for it',
    isState: true,
    address: '/',
    shows: async (page, t) => {
      const menu = page.getByRole('button', { name: t('nav.menu'), exact: true })
      if (await menu.isVisible()) await menu.click()
      await expect(
        page.getByRole('navigation', { name: t('accessibility:mainNavigation') }).getByRole('link'),
      ).not.toHaveCount(0)
      const language = page.getByRole('button', { name: t('language.label') })
      if (await language.isVisible()) await language.click()
      await expect(page.getByRole('radio', { name: 'Íslenska' })).toBeVisible()
    },
  },
  {
    name: 'the gallery',
    walked: true,
    address: '/gallery',
    shows: async (page) => {
      await expect(page.getByRole('definition').filter({ hasText: '460' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(24)
    },
  },
  {
    name: 'where the page to browse was',
    sameAs: 'the gallery',
    walked: true,
    route: '/home',
    address: '/home',
    shows: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(24),
  },
  {
    name: 'the suggestions of the gallery',
    isState: true,
    address: '/gallery',
    shows: async (page) => {
      await searchBox(page).fill('fal')
      await expect(page.getByRole('main').getByRole('option')).not.toHaveCount(0)
    },
  },
  {
    name: 'a gallery of simulated seizures without a match',
    isState: true,
    address: '/gallery?illegalTrade=true&search=basilisk',
    shows: (page, t) =>
      expect(page.getByRole('main')).toContainText(t('species:gallery.empty.search', { term: 'basilisk' })),
  },
  {
    name: 'all countries',
    walked: true,
    address: '/countries',
    shows: (page) => expect(page.getByRole('main').getByRole('table')).toHaveCount(3),
  },
  {
    name: 'the explorer as it opens',
    walked: true,
    address: '/trade',
    shows: (page) => expect(page.getByRole('main').getByRole('figure')).toHaveCount(1),
  },
  {
    name: 'the explorer as a heat map, with the rows behind it',
    isState: true,
    address: '/trade?species=whales,odobenus-rosmarus&group=importer,term',
    shows: async (page, t) => {
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(1)
      await page.getByRole('button', { name: t('explorer:rows.show') }).click()
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(2)
    },
  },
  {
    name: 'the explorer as shares of each year',
    isState: true,
    address: '/trade?species=falco-rusticolus&group=year,source&show=shares',
    shows: (page) => expect(page.getByRole('main').getByRole('figure')).toHaveCount(1),
  },
  {
    name: 'a country',
    walked: true,
    route: '/countries/$code',
    address: '/countries/GL',
    shows: (page) => expect(page.getByRole('main').getByRole('figure')).not.toHaveCount(0),
  },
  {
    name: 'the brief of a country to print',
    walked: true,
    address: '/countries/GL/brief',
    shows: async (page, t) => {
      await expect(page.getByRole('figure', { name: t('countries:records.title') })).toContainText(/\d/)
      await expect(page.getByRole('button', { name: t('brief:print') })).toBeVisible()
    },
  },
  {
    name: 'a country that never traded',
    isState: true,
    route: '/countries/$code',
    address: '/countries/BV',
    shows: (page, t) => expect(page.getByRole('main')).toContainText(t('countries:noTrade.toIndex')),
  },
  {
    name: 'the comparison of the gallery, nothing chosen yet',
    isState: true,
    address: '/gallery#comparison',
    shows: (page, t) =>
      expect(
        page.getByRole('tabpanel', { name: t('species:gallery.tabs.comparison') }).getByRole('listitem'),
      ).toHaveCount(3),
  },
  {
    name: 'the choice of species, its list open',
    isState: true,
    address: async (idOf) => comparing([await idOf(NARWHAL)]),
    shows: async (page, t) => {
      const picker = page.getByRole('main').getByRole('combobox').first()
      await picker.fill('hval')
      await picker.press('ArrowDown')
      await expect(
        page.getByRole('listbox', { name: t('trade:compare.picker.options') }).getByRole('option'),
      ).not.toHaveCount(0)
    },
  },
  {
    name: 'a comparison of five species, at a year of its chart',
    walked: true,
    address: async (idOf) =>
      comparing(await Promise.all(FIVE.map(idOf)), '&loaded=true&measure=quantity&scale=indexed'),
    shows: async (page, t) => {
      const chart = page.getByRole('figure', { name: t('trade:compare.title.quantity') })
      await chart.getByRole('slider').press('End')
      await expect(
        page.getByRole('region', { name: t('trade:compare.figures') }).getByRole('row'),
      ).toHaveCount(6)
    },
  },
  {
    name: 'a comparison with every choice in sight, one species without rows',
    isState: true,
    walked: true,
    address: async (idOf) =>
      comparing(await Promise.all(FIVE.map(idOf)), '&loaded=true&measure=quantity&term=meat&unit=kg'),
    shows: async (page, t) => {
      await page.getByRole('button', { name: t('trade:choices.more') }).click()
      await expect(page.getByRole('group', { name: t('trade:choices.purpose') })).toBeVisible()
      await expect(page.getByRole('list', { name: t('trade:compare.rows.label') })).toBeVisible()
    },
  },
  {
    name: 'the glossary with an open term',
    walked: true,
    address: '/glossary?category=Conservation#critically-endangered',
    shows: async (page) => {
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards.nth(29)).toBeAttached()
      await expect(page.locator('#critically-endangered').getByRole('listitem')).not.toHaveCount(0)
    },
  },
  {
    name: 'a glossary without a match',
    isState: true,
    address: '/glossary?search=basilisk',
    shows: (page, t) => expect(page.getByText(t('conservation:glossary.empty'))).toBeVisible(),
  },
  {
    name: 'the dashboard, its table scrolled',
    address: '/arctic-tracker',
    shows: async (page, t) => {
      const table = entries(page, t)
      await expect(table.getByRole('row')).toHaveCount(45)
      await table.evaluate((element) => element.scrollTo({ left: 200, top: 400 }))
    },
  },
  {
    name: 'the dashboard, narrowed',
    isState: true,
    walked: true,
    address: '/arctic-tracker?appendix=I&iucnStatus=EN&tradetrend=Declining&search=whale',
    shows: (page, t) =>
      expect(page.getByRole('button', { name: t('chips.remove', { name: t('redList.EN') }) })).toBeVisible(),
  },
  {
    name: 'a dashboard without a match',
    isState: true,
    address: '/arctic-tracker?search=basilisk',
    shows: (page, t) =>
      expect(page.getByRole('main')).toContainText(t('conservation:dashboard.table.nothingLeft')),
  },
  {
    name: 'the connection test',
    walked: true,
    address: '/debug/database',
    shows: (page, t) =>
      expect(
        page.getByRole('main').getByText(t('errors:databaseCheck.success'), { exact: true }),
      ).toHaveCount(4),
  },
  {
    name: 'the status of the site',
    walked: true,
    address: '/status',
    shows: (page, t) =>
      expect(page.getByRole('main').getByRole('status')).toContainText(t('errors:status.works')),
  },
  {
    name: 'the reference of the interface',
    walked: true,
    address: '/api',
    shows: async (page) => {
      await page.locator('[id="species.image"] summary').click()
      await expect(page.locator('[id="species.image"] dt')).not.toHaveCount(0)
    },
  },
  {
    name: 'an address that leads nowhere',
    walked: true,
    address: '/about',
    shows: async (page, t) => {
      await page.evaluate(() => history.pushState({}, '', `/no/such/page/${'long'.repeat(40)}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:notFound.title'))
    },
  },
]

const searchBox = (page: Page) => page.getByRole('main').getByRole('combobox').first()

const entries = (page: Page, t: Words) =>
  page.getByRole('region', { name: t('conservation:dashboard.table.label') })
