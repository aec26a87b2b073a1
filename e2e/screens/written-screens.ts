import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** The counted figure that live sentences and tables show, as any language groups it. */
const TRADE_RECORDS = /464.042/

/** The pages to be read; a part of a page has the same address in every language. */
export const WRITTEN_SCREENS: Screen[] = [
  {
    name: 'the page about the portal',
    walked: true,
    address: '/about',
    shows: async (page) => {
      await expect(part(page, 'data').getByRole('listitem')).not.toHaveCount(0)
      await expect(part(page, 'features')).toContainText(TRADE_RECORDS)
    },
  },
  {
    name: 'the data files',
    walked: true,
    address: '/data',
    shows: (page) => expect(page.getByRole('table')).not.toHaveCount(0),
  },
  {
    name: 'the guide to the data',
    walked: true,
    address: '/data/guide',
    shows: (page) => expect(part(page, 'views').getByRole('table')).not.toHaveCount(0),
  },
  {
    name: 'the release notes',
    walked: true,
    address: '/release-notes',
    shows: (page) => expect(part(page, 'figures')).toContainText(TRADE_RECORDS),
  },
  {
    name: 'the research hub',
    walked: true,
    address: '/research',
    shows: (page) => expect(page.getByRole('table').filter({ hasText: TRADE_RECORDS })).not.toHaveCount(0),
  },
  {
    name: 'the statement on AI',
    walked: true,
    address: '/research/ai-development',
    shows: (page) => expect(page.getByRole('main').getByRole('table')).not.toHaveCount(0),
  },
  {
    name: 'the methodology',
    walked: true,
    address: '/methodology',
    shows: (page) => expect(page.getByRole('article')).toContainText(TRADE_RECORDS),
  },
  {
    name: 'the data architecture',
    walked: true,
    address: '/methodology/data-science',
    shows: (page) => expectSchemas(page),
  },
  {
    name: 'the data architecture at its other address',
    sameAs: 'the data architecture',
    walked: true,
    address: '/methodology/data-architecture',
    shows: (page) => expectSchemas(page),
  },
  {
    name: 'the research pipeline',
    walked: true,
    address: '/methodology/scite-research',
    shows: (page) => expect(part(page, 'stages').getByRole('listitem')).toHaveCount(4),
  },
  {
    name: 'the dashboard calculations',
    walked: true,
    address: '/methodology/dashboard-calculations',
    shows: (page) => expect(part(page, 'category').getByRole('table')).not.toHaveCount(0),
  },
  {
    name: 'the published figures',
    walked: true,
    address: '/methodology/proof',
    shows: (page) => expect(page.getByRole('main').getByRole('table').getByRole('row')).not.toHaveCount(0),
  },
  {
    name: 'the screening of trade',
    walked: true,
    address: '/screening',
    shows: (page) => expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0),
  },
  {
    name: 'the changes between releases',
    walked: true,
    address: '/data/changes',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty(),
  },
  {
    name: 'the accessibility statement',
    walked: true,
    address: '/accessibility',
    shows: (page) => expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty(),
  },
  {
    name: 'where the community page was',
    sameAs: 'the methodology',
    walked: true,
    route: '/community',
    address: '/community',
    shows: (page) => expect(page.getByRole('article')).toContainText(TRADE_RECORDS),
  },
]

const part = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)

async function expectSchemas(page: Page): Promise<void> {
  await part(page, 'schema').locator('summary').click()
  await expect(page.getByRole('table').filter({ hasText: 'species_trade_summary' })).not.toHaveCount(0)
  await expect(page.getByRole('article')).toContainText(TRADE_RECORDS)
}
