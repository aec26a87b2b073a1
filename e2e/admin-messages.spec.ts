import type { Page, Route } from '@playwright/test'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

/* What a curator reads of every change, read and failure. Source: specification, document 3, section 8. */

test.use({ portal: 'curated', expectedMessages: /status of 4\d\d/ })
test.beforeEach(async ({ page }) => signIn(page))

const REASON = 'The sea is rough'
const NOWHERE = '00000000-0000-4000-8000-000000000000'

interface Kind {
  address: string
  /** Whose form it is, where it belongs to a species. */
  ofSpecies: boolean
  fill: (page: Page) => Promise<void>
  done: { create: string; update: string; remove: string[] }
  failed: { create: string; update: string; remove: string; list: string; get: string }
  /** Whether a toast says too that the list could not be read. */
  listToast?: true
  missing: { record: string; id: string }
}

const KINDS: Kind[] = [
  {
    address: 'species',
    ofSpecies: false,
    fill: async (page) => {
      await page.getByRole('tab', { name: 'Basic Info' }).click()
      await page.getByRole('textbox', { name: 'Scientific name' }).fill('Phoca testans')
      await page.getByRole('textbox', { name: 'Common name' }).fill('Testing Seal')
      await page.getByRole('combobox', { name: 'Family' }).selectOption('Odobenidae')
      await page.getByRole('tab', { name: 'Taxonomy' }).click()
      for (const field of ['Phylum', 'Class', 'Order', 'Genus', 'Species'])
        await page.getByRole('textbox', { name: field, exact: true }).fill('Something')
    },
    done: {
      create: 'Species "Phoca testans" has been created successfully.',
      update: 'Species "Acipenser baerii" has been updated successfully.',
      remove: ['Species deleted', 'The species has been successfully deleted.'],
    },
    failed: {
      create: `Failed to create species: ${REASON}`,
      update: `Failed to update species: ${REASON}`,
      remove: `Failed to delete species. ${REASON}`,
      list: `Error loading species: ${REASON}`,
      get: 'Error loading species data.',
    },
    missing: { record: 'Species not found', id: 'Species ID is required' },
  },
  {
    address: 'cites-listings',
    ofSpecies: true,
    fill: async (page) => {
      await page.getByRole('combobox', { name: 'Appendix' }).selectOption('II')
      await page.getByLabel('Listing date').fill('2031-05-06')
    },
    done: {
      create: 'CITES listing has been created successfully.',
      update: 'CITES listing has been updated successfully.',
      remove: ['Listing deleted', 'The CITES listing has been successfully deleted.'],
    },
    failed: {
      create: `Failed to create CITES listing: ${REASON}`,
      update: `Failed to update CITES listing: ${REASON}`,
      remove: `Failed to delete listing. ${REASON}`,
      list: `Error loading listings: ${REASON}`,
      get: `Error loading CITES listing: ${REASON}`,
    },
    missing: { record: 'CITES listing not found', id: 'Listing ID is required' },
  },
  {
    address: 'iucn-assessments',
    ofSpecies: true,
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Year published' }).fill('2016')
    },
    done: {
      create: 'IUCN assessment has been created successfully.',
      update: 'IUCN assessment has been updated successfully.',
      remove: ['Assessment deleted', 'The IUCN assessment has been successfully deleted.'],
    },
    failed: {
      create: `Failed to create IUCN assessment: ${REASON}`,
      update: `Failed to update IUCN assessment: ${REASON}`,
      remove: `Failed to delete assessment. ${REASON}`,
      list: `Error loading assessments: ${REASON}`,
      get: `Error loading IUCN assessment: ${REASON}`,
    },
    missing: { record: 'IUCN assessment not found', id: 'Assessment ID is required' },
  },
  {
    address: 'common-names',
    ofSpecies: true,
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Landselur')
    },
    done: {
      create: 'Common name has been added successfully.',
      update: 'Common name has been updated successfully.',
      remove: ['Common name deleted', 'The common name has been successfully deleted.'],
    },
    failed: {
      create: `Failed to create common name: ${REASON}`,
      update: `Failed to update common name: ${REASON}`,
      remove: `Failed to delete common name. ${REASON}`,
      list: `Error loading common names: ${REASON}`,
      get: `Error loading common name: ${REASON}`,
    },
    missing: { record: 'Common name not found', id: 'Common Name ID is required' },
  },
  {
    address: 'glossary',
    ofSpecies: false,
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Term', exact: true }).fill('Rough')
      await page.getByRole('textbox', { name: 'Definition' }).fill('Not smooth')
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Data')
    },
    done: {
      create: 'Glossary term created successfully',
      update: 'Glossary term updated successfully',
      remove: ['Glossary term deleted successfully'],
    },
    failed: {
      create: 'Failed to create glossary term',
      update: 'Failed to update glossary term',
      remove: 'Failed to delete glossary term',
      list: 'Failed to fetch glossary terms',
      get: 'Failed to fetch glossary term',
    },
    listToast: true,
    missing: { record: 'Failed to fetch glossary term', id: 'Failed to fetch glossary term' },
  },
]

for (const { address, ofSpecies, fill, done, failed, listToast, missing } of sampled(KINDS, 1)) {
  const list = `/api/admin/${address}`
  const isRecord = ({ pathname }: URL) => pathname.startsWith(`${list}/`) && /[0-9a-f-]{36}$/.test(pathname)
  const isList = ({ pathname }: URL) => pathname === list

  /** Deletes what the list shows first, or tries to. */
  const remove = async (page: Page) => {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  const update = async (page: Page) => {
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('button', { name: /^Update / }).click()
  }

  test(`what became of a change is said of ${address}`, { tag: LONG_RUN }, async ({ page, visit, idOf }) => {
    const owner = ofSpecies ? `?species_id=${await idOf('Odobenus rosmarus')}` : ''
    for (const { answer, says } of [
      { answer: refuses, says: { ...failed, remove: ['Error', failed.remove] } },
      { answer: accepts, says: done },
    ]) {
      await page.route((url) => isRecord(url) || isList(url), changesAre(answer))
      await visit(`/admin/${address}/create${owner}`)
      await fill(page)
      await page.getByRole('button', { name: /^Create / }).click()
      await expect(news(page).getByText(says.create)).toBeVisible()
      if (answer === refuses) await expect(page.getByRole('button', { name: /^Create / })).toBeEnabled()

      await visit(`/admin/${address}`)
      await remove(page)
      for (const words of says.remove)
        await expect(news(page).getByText(words, { exact: true })).toBeVisible()
      await expect(news(page)).toHaveCount(1)

      await update(page)
      await expect(news(page).getByText(says.update)).toBeVisible()
      await page.unroute((url) => isRecord(url) || isList(url))
    }
  })

  test(`what cannot be read is said of ${address}`, { tag: LONG_RUN }, async ({ page, visit }) => {
    await page.route(isList, refuses)
    await visit(`/admin/${address}`)
    await expect(page.getByRole('main').getByText(failed.list, { exact: true })).toBeVisible()
    await expect(news(page).filter({ hasText: failed.list })).toHaveCount(listToast ? 1 : 0)
    await page.unroute(isList)

    await page.route(isRecord, refuses)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(news(page)).toHaveCount(0)
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await expect(page.getByText(failed.get, { exact: true }).first()).toBeVisible()
    await page.unroute(isRecord)

    await visit(`/admin/${address}/${NOWHERE}/edit`)
    await expect(page.getByText(missing.record, { exact: true }).first()).toBeVisible()
    await visit(`/admin/${address}/nonsense/edit`)
    await expect(page.getByText(missing.id, { exact: true }).first()).toBeVisible()
  })
}

test('a term that cannot be read leads back to the list, and a failed search has words of its own', async ({
  page,
  visit,
}) => {
  await visit(`/admin/glossary/${NOWHERE}/edit`)
  await expect(page).toHaveURL('/admin/glossary')
  await expect(news(page).getByText('Failed to fetch glossary term')).toBeVisible()
  await page.route('**/api/admin/glossary?*', refuses)
  await page.getByLabel(/^Search by term/).fill('quota')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Failed to search glossary terms')).toBeVisible()
  await expect(news(page).getByText('Failed to search glossary terms')).toBeVisible()
  await expect(news(page)).toHaveCount(1)
})

test('an assessment without a category is refused in the words of adding and of editing', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  const none = { label: 'Not one of today’s categories' }
  await visit('/admin/iucn-assessments/create')
  await page.getByRole('combobox', { name: 'Status' }).selectOption(none)
  await page.getByRole('button', { name: 'Create Assessment' }).click()
  await expect(page.getByText('IUCN status is required')).toBeVisible()

  await visit('/admin/iucn-assessments?search=Odobenus')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption(none)
  await page.getByRole('textbox', { name: 'Category as published' }).fill('')
  await page.getByRole('button', { name: 'Update Assessment' }).click()
  await expect(page.getByText('IUCN status cannot be empty')).toBeVisible()
})

test('a species says that it loads, and why its data could not be exported', { tag: LONG_RUN }, async ({
  page,
  visit,
  idOf,
}) => {
  const id = await idOf('Monodon monoceros')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/admin/species/${id}`, async (route) => {
    await held
    await route.continue()
  })
  await visit(`/admin/species/${id}/edit`)
  await expect(page.getByText('Loading species data...')).toBeVisible()
  answer()

  const download = page.getByRole('button', { name: 'Export JSON', exact: true })
  await page.route(`**/api/admin/species/${id}/export?*`, refuses)
  await download.click()
  await expect(news(page).getByText('Export failed')).toBeVisible()
  await expect(news(page).getByText(REASON)).toBeVisible()

  await page.unroute(`**/api/admin/species/${id}/export?*`)
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('')
    }
  })
  await download.click()
  // With all its trade records a species is some megabytes, which a busy machine takes its time to write.
  await expect(news(page).getByText('Failed to export species data.')).toBeVisible({ timeout: 30_000 })
  await expect(download).toBeEnabled()
})

test('the taxonomy fix says what it could not read, find or save', async ({ page, visit }) => {
  const GOOSE = '**/api/admin/taxonomy-fix'
  const asBefore = async (route: Route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), is_current: false } })
  }
  const button = page.getByRole('button', { name: 'Update taxonomy' })

  await page.route(GOOSE, refuses)
  await visit('/admin/fix-taxonomy')
  await expect(page.getByText(`Failed to fetch current data: ${REASON}`)).toBeVisible()
  await page.route(GOOSE, answersWith(404))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Species not found')).toBeVisible()

  await page.route(GOOSE, asBefore)
  await visit('/admin/fix-taxonomy')
  await expect(button).toBeEnabled()
  await page.route(GOOSE, refuses)
  await button.click()
  await expect(page.getByText(`Failed to fetch species: ${REASON}`)).toBeVisible()

  await page.route(GOOSE, changesAre(refuses, asBefore))
  await button.click()
  await expect(page.getByText(`Failed to update species: ${REASON}`)).toBeVisible()
})

/** The toasts; only one is seen at a time. */
const news = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('[role$=dialog]')

function changesAre(answer: (route: Route) => Promise<void>, read = (route: Route) => route.fallback()) {
  return (route: Route) => (route.request().method() === 'GET' ? read(route) : answer(route))
}

/** Not asked again, unlike a fault of the server's. */
const refuses = (route: Route) => answersWith(422)(route)

function answersWith(status: number) {
  return (route: Route) =>
    route.fulfill({ status, json: { defined: false, code: 'MADE_UP', status, message: REASON } })
}

/** Says yes and keeps nothing. */
function accepts(route: Route): Promise<void> {
  const written = route.request().postDataJSON() ?? {}
  return route.fulfill({ json: { id: NOWHERE, version: 1, species: null, ...written } })
}
