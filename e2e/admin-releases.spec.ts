import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { expect, test } from './reader.ts'

test.use({ portal: 'curated', expectedMessages: /status of (400|404)/ })
// One release of a dataset is decided on at a time.
test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => signIn(page))

const HEADER = 'species,date,year,country,product,category,quantity,unit,source database,reference'
const SEIZURES = `${HEADER}
Ursus maritimus,2019-04-30,,NO,skin,body part,2,,customs,case 1
Odobenus rosmarus,,2018,GL,tusk,body part,1.5,kg,customs,case 2
`

/** Chooses a source and a file by keys; the chooser itself is the system's. */
async function choose(page: Page, source: string, name: string, text: string) {
  // Said first, so that the browser knows of it before the key reaches the page.
  const opened = page.waitForEvent('filechooser')
  await page.getByLabel('Source').focus()
  await page.keyboard.type(source)
  await page.getByLabel('Files').focus()
  await page.keyboard.press('Space')
  const chooser = await opened
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a release is sent, compared, accepted and given back with the keyboard alone', async ({
  page,
  visit,
}) => {
  await visit('/admin/releases')
  await expect(page.getByRole('row', { name: /Simulated seizure records/ })).toBeVisible()
  await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
  await expect(page.getByText('Choose at least one file')).toBeVisible()

  await choose(page, 'Seizure', 'seizures.csv', SEIZURES)
  await expect(page.getByText(/1 file, /)).toBeVisible()
  await page.getByLabel('Version of the release').fill('2026')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Seizure records 2026' })).toBeVisible()
  await expect(page.getByText('The release has been read and compared.')).toBeVisible()
  const totals = page.getByRole('row', { name: /^All species/ })
  await expect(totals).toContainText(/\d+.*2.*2/)
  await expect(page.getByRole('row', { name: /Ursus maritimus/ })).toContainText(/Polar Bear/)
  await expect(page.getByText('Were all files of this release sent?')).toBeVisible()
  await expect(page.getByText('Every row could be read.')).toBeVisible()

  await page.getByRole('button', { name: 'Accept release' }).press('Enter')
  await expect(page.getByText('The release is in use.')).toBeVisible()
  await expect(page.getByText(/In use since .*, accepted by curator@example\.org\./)).toBeVisible()

  await page.getByRole('link', { name: 'Dataset releases' }).first().press('Enter')
  const inUse = page
    .getByRole('row', { name: /Seizure records/ })
    .filter({ has: page.getByRole('button', { name: 'Return to previous' }) })
  await expect(inUse).toContainText('curator@example.org')
  // On a phone the button is in view without scrolling sideways.
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  const place = await inUse.getByRole('button', { name: 'Return to previous' }).boundingBox()
  expect((place?.x ?? 360) + (place?.width ?? 0)).toBeLessThanOrEqual(360)
  if (screen) await page.setViewportSize(screen)
  await inUse.getByRole('button', { name: 'Return to previous' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Return to the previous release' })
  await expect(dialog).toContainText('Simulated seizure records')
  await dialog.getByRole('button', { name: 'Return to previous' }).press('Enter')
  await expect(page.getByText('The previous release is in use again.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Simulated seizure records/ })).toBeVisible()
})

const CATCHES_HEADER =
  'COUNTRY,SPECIES (COMMON NAME),SPECIES (SCIENTIFIC NAME),YEAR OR SEASON,AREA OR STOCK,CATCH TOTAL,QUOTA (IF APPLICABLE)'

test('the catch file of one species takes its name typed, leaves the others, and shows each row that differs', async ({
  page,
  visit,
}) => {
  const accept = page.getByRole('button', { name: 'Accept release' }).first()
  const coverage = page.getByRole('region', { name: /^(What the release covers|The release covers a part)/ })

  const differing = page.getByRole('region', { name: 'Rows that differ' })

  await test.step('a species that has no catches yet is added beside the others', async () => {
    await visit('/admin/releases')
    await choose(
      page,
      'NAMMCO',
      'Orcinus_orca_catches_2026-01-02.csv',
      `${CATCHES_HEADER}\nGreenland,Killer whale,Orcinus orca,2023,West,5,\n`,
    )
    await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
    await expect(coverage).toContainText('It is about 1 species: Orcinus orca')
    await expect(coverage).toContainText(/Stays as it is: 133 rows of 1 species/)
    await expect(differing.getByRole('listitem')).toHaveCount(1)
    await accept.press('Enter')
    await expect(page.getByText('The release is in use.')).toBeVisible()
  })

  await test.step('where most rows of a species would go its name has to be typed', async () => {
    await visit('/admin/releases')
    await choose(
      page,
      'NAMMCO',
      'Monodon_monoceros_catches_2026-01-02.csv',
      `${CATCHES_HEADER}\nGreenland,Narwhal,Monodon monoceros,2023,West,1,2\n`,
    )
    await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
    await expect(coverage).toContainText('It is about 1 species: Monodon monoceros')
    await expect(coverage).toContainText('It takes the place of the rows of these species in use (133)')
    await expect(coverage).toContainText(/Stays as it is: 1 row of 1 species/)
    await accept.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Most rows of a species would be removed' })
    await expect(dialog).toContainText('Monodon monoceros: 133 rows now, 1 afterwards')
    const confirm = dialog.getByRole('button', { name: 'Accept release' })
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel('Type Monodon monoceros to accept the release anyway').fill('Monodon monoceros')
    await confirm.press('Enter')
    await expect(page.getByText('The release is in use.')).toBeVisible()
  })

  await test.step('the rows that differ are browsed and downloaded', async () => {
    await expect(differing.getByText(/^Page 1 of \d/)).toBeVisible()
    await expect(differing.getByRole('listitem')).toHaveCount(25)
    await differing.getByRole('button', { name: 'Next page' }).press('Enter')
    await expect(differing.getByText(/^Page 2 of \d/)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await differing.getByRole('link', { name: 'Download as CSV' }).press('Enter')
    const lines = await readFile(await (await downloading).path(), 'utf8')
    expect(lines).toContain('change,scientific_name,year_before,year_after,country_before,country_after')
    expect(lines.trim().split('\n').length).toBeGreaterThan(130)
  })

  await test.step('both releases are in use, and the previous set comes back', async () => {
    await visit('/admin/releases')
    await expect(page.getByRole('row', { name: /NAMMCO catches and quotas.*Orcinus orca/ })).toBeVisible()
    const newest = page.getByRole('row', { name: /NAMMCO catches and quotas.*Monodon monoceros/ })
    await newest.getByRole('button', { name: 'Return to previous' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Return to previous' }).press('Enter')
    await expect(page.getByText('The previous release is in use again.')).toBeVisible()
    await expect(newest).toHaveCount(0)
  })
})

test('files that cannot be read are refused with their place, and rows are left out only by agreement', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await visit('/admin/releases')
  await choose(page, 'Seizure', 'wrong.csv', 'name,day\nbear,today\n')
  await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
  await expect(page.getByText('Nothing in these files can be stored.')).toBeVisible()
  await expect(page.getByRole('row', { name: /wrong\.csv/ })).toContainText('missing')

  await visit('/admin/releases')
  await choose(
    page,
    'Seizure',
    'seizures.csv',
    `${SEIZURES}Ursus maritimus,soon,,NO,skin,body part,2,,customs,\n`,
  )
  await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
  await expect(page.getByRole('heading', { name: '1 row could not be read' })).toBeVisible()
  const accept = page.getByRole('button', { name: 'Accept release' })
  await expect(accept).toBeDisabled()
  await page.getByRole('checkbox', { name: /^Leave out 1 row/ }).press('Space')
  await expect(accept).toBeEnabled()

  // Another of the dataset has to wait its turn.
  await visit('/admin/releases')
  await choose(page, 'Seizure', 'seizures.csv', SEIZURES)
  await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('accept or discard it first')

  await page
    .getByRole('row', { name: /Seizure records.*Waiting for a decision/ })
    .getByRole('link')
    .press('Enter')
  // The second click of a double click is none.
  await page.getByRole('button', { name: 'Discard' }).dblclick()
  await expect(page.getByText(/Discarded by curator@example\.org/)).toBeVisible()
  await expect(page.getByText('The import was discarded.')).toBeVisible()
  await visit('/admin/releases')
  await expect(page.getByRole('row', { name: /Simulated seizure records/ })).toBeVisible()
})

test('a new CITES listing waits for its date, and is in the audit trail', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/admin/releases')
  await choose(
    page,
    'CITES listings',
    'cites_listings.csv',
    'Scientific Name,Listing,Listed under\nRhodiola rosea,I,Rhodiola spp.\n',
  )
  await page.getByRole('button', { name: 'Send and compare' }).press('Enter')
  const accept = page.getByRole('button', { name: 'Accept release' })
  await expect(page.getByText('1 new listing still needs its date.')).toBeVisible()
  await expect(accept).toBeDisabled()
  await page.getByLabel('Listing date of Rhodiola rosea in Appendix I').fill('2030-05-06')
  await accept.press('Enter')
  await expect(page.getByText('The release is in use.')).toBeVisible()

  await visit('/admin/cites-listings?search=rhodiola')
  await expect(page.getByRole('row', { name: /May 6, 2030/ })).toContainText('Current')
  await visit('/admin/releases')
  await page
    .getByRole('row', { name: /CITES listings, Species/ })
    .getByRole('button', { name: 'Return to previous' })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Return to previous' }).press('Enter')
  await expect(page.getByText('The previous release is in use again.')).toBeVisible()
  await visit('/admin/cites-listings?search=rhodiola')
  await expect(page.getByRole('row', { name: /Rhodiola rosea/ })).toHaveCount(1)
})

test('an import that there is not says so', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/admin/releases/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Error loading the import: There is no such import')).toBeVisible()
})
