import type { Page } from '@playwright/test'
import { usualProjects } from '#testing/screen-matrix.ts'
import { expectAccessible, expectToFitItsWidth } from './accessible.ts'
import { signIn } from './curator.ts'
import { expect, test } from './journey.ts'

/* The back office. In which widths and themes each runs: see src/testing/screen-matrix.ts. */

test.use({ portal: 'curated' })

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'

interface Screen {
  name: string
  path: string
  /** Looked at in every width and theme also in the usual run. */
  everywhere?: boolean
  /** Real rows, so that an empty or failed screen never passes for an accessible one. */
  shows: (page: Page) => Promise<void>
}

const SCREENS: Screen[] = [
  {
    name: 'the dashboard with what needs attention',
    path: '/admin',
    shows: async (page) => {
      await page.getByText('Checklist not complete', { exact: true }).click()
      await expect(page.getByRole('link', { name: /Monodon monoceros/ })).toBeVisible()
    },
  },
  {
    name: 'the menu, where it is behind a button',
    path: '/admin',
    shows: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await expect(page.getByRole('link', { name: 'Fix taxonomy' })).toBeVisible()
    },
  },
  {
    name: 'a list',
    everywhere: true,
    path: '/admin/cites-listings',
    shows: (page) => expect(page.getByRole('main').getByRole('row')).toHaveCount(11),
  },
  {
    name: 'the article summaries with the reasons of a score',
    path: '/admin/article-summary?search=rhodiola',
    shows: async (page) => {
      await page.getByRole('button', { name: /^Data quality of Rhodiola rosea/ }).click()
      await expect(page.getByRole('dialog')).toContainText('Score out of 100')
    },
  },
  {
    name: 'the article summaries in full',
    path: '/admin/article-summary?view=full&search=balaenopteridae',
    shows: (page) => expect(page.getByRole('columnheader', { name: 'CMS range' })).toBeAttached(),
  },
  {
    name: 'how the trade summaries stand, with nothing chosen',
    path: '/admin/trade-summary',
    shows: async (page) => {
      await expect(page.getByRole('row', { name: /Monodon monoceros/ })).toBeVisible()
      await page.getByRole('button', { name: 'Generate for Selected' }).click()
      await expect(page.getByText('Please select a species first.')).toBeVisible()
    },
  },
  {
    name: 'what the trend of a species rests on',
    path: '/admin/article-summary/trend-audit?search=narwhal',
    shows: async (page) => {
      await page.getByRole('link', { name: 'Inspect Monodon monoceros' }).click()
      await expect(page.getByRole('slider', { name: /^Annual quantity/ })).toBeVisible()
    },
  },
  {
    name: 'the releases in use',
    path: '/admin/releases',
    shows: (page) => expect(page.getByRole('row', { name: /Simulated trade records/ })).toBeVisible(),
  },
  {
    name: 'the rows beside an article summary',
    path: '/admin/article-summary/16707406-8a99-4f32-8e55-9ba732461777/edit',
    shows: async (page) => {
      await expect(page.getByRole('group', { name: 'CMS listing 2' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete CMS listing 2' }).click()
      await page.getByRole('button', { name: 'Add CMS listing' }).click()
      await page.getByLabel('Listing date').last().fill('')
      await page.getByRole('button', { name: 'Save All Changes' }).click()
      await expect(page.getByText('CMS Listing date is required')).toBeVisible()
    },
  },
  {
    name: 'the form of a species with its records',
    path: `/admin/species/${NARWHAL}/edit`,
    shows: (page) => expect(page.getByRole('link', { name: /^Common names [1-9]/ })).toBeVisible(),
  },
  {
    name: 'the form of a new record of a species',
    path: `/admin/cites-listings/create?species_id=${NARWHAL}&back=form`,
    shows: (page) =>
      expect(page.getByRole('combobox', { name: 'Species' })).toHaveValue('Monodon monoceros - Narwhal'),
  },
  {
    name: 'an answer of the Data Assistant',
    path: '/admin/chatbot?question=trade+records+without+purpose',
    shows: (page) => expect(page.getByRole('link', { name: /^Look at trade/ }).first()).toBeVisible(),
  },
  {
    name: 'what the Data Assistant does not understand',
    path: '/admin/chatbot?question=pictures+of+the+moon',
    shows: (page) => expect(page.getByRole('link', { name: 'What was deleted?' })).toBeVisible(),
  },
]

test('the login fits its width and has nothing that axe objects to', { tag: usualProjects(1) }, async ({
  page,
  visit,
}) => {
  await visit('/admin/login')
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expectToFitItsWidth(page)
  await expectAccessible(page)
})

for (const [place, { name, path, everywhere, shows }] of SCREENS.entries()) {
  const tag = usualProjects(place, everywhere)
  test(`${name} fits its width and has nothing that axe objects to`, { tag }, async ({ page, visit }) => {
    await signIn(page)
    await visit(path)
    await shows(page)
    await page.evaluate(() => document.fonts.ready)
    await expectToFitItsWidth(page)
    await expectAccessible(page)
  })
}
