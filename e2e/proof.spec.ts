import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expect, test } from './reader.ts'

interface Proof {
  release: string | null
  figures: { figure: string; species_id: string; label: string; verdict: string | null }[]
}

const PROOF = '/methodology/proof'
const WALRUS = 'Odobenus rosmarus'
const rows = (page: Page) => page.getByRole('table', { name: 'Published figures' }).locator('tbody tr')
const rowOf = (page: Page, label: string) => rows(page).filter({ hasText: label })

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('every published figure has its result, and results are counted', async ({ page, visit, ask }) => {
    const { figures, release } = await ask<Proof>('/api/published-figures')
    await visit(PROOF)
    await expect(page.getByRole('heading', { level: 1, name: 'Published figures compared' })).toBeVisible()
    await expect(rows(page)).toHaveCount(figures.length)
    const reproduced = figures.filter(({ verdict }) => /^(equal|within)/.test(verdict ?? '')).length
    await expect(page.getByRole('main')).toContainText(
      `${reproduced} of ${figures.length} published figures are reproduced from release ${release}.`,
    )
    await expect(rowOf(page, 'EU imports 2013, individuals')).toContainText(/43 animals.*42.5 animals.*Equal/)
    await expect(rowOf(page, 'EU imports 2010, skins').filter({ hasText: '11,217' })).toContainText(
      'Revised since',
    )
  })

  test('a species narrows the figures, and its trade tab says how many are reproduced', {
    tag: LONG_RUN,
  }, async ({ page, visitSpecies, ask }) => {
    const id = await visitSpecies(WALRUS, '?tab=trade')
    const counted = await ask<{ figures: number; reproduced: number }>(
      `/api/species/${id}/published-figures/count`,
    )
    await page
      .getByRole('link', {
        name: `${counted.reproduced} of ${counted.figures} published figures reproduced`,
      })
      .click()
    await expect(page).toHaveURL(`${PROOF}?species=${id}`)
    await expect(rows(page)).toHaveCount(counted.figures)
    for (const row of await rows(page).all()) await expect(row).toContainText(WALRUS)
  })

  test('a selection leads to the view of its records', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit(PROOF)
    await rowOf(page, 'EU imports 2013, tusks')
      .getByRole('link', { name: /^Years: 2013 · Term: Tusks/ })
      .click()
    await expect(page).toHaveURL(/tab=trade.*start_year=2013/)
    await expect(page.getByRole('main')).toContainText('51')
  })

  test('results narrow the figures, columns sort them, and the address keeps both', {
    tag: LONG_RUN,
  }, async ({ page, visit }) => {
    await visit(`${PROOF}?verdict=within_2_percent&sort=printed&order=descending`)
    await expect(rows(page).first()).toContainText('150,000')
    await expect(page.getByRole('columnheader', { name: 'Printed' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: 'Printed' }).click()
    await expect(page).toHaveURL(`${PROOF}?verdict=within_2_percent&sort=printed`)
    await expect(rows(page).last()).toContainText('150,000')
  })

  test('the file holds the figures that are shown', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit(`${PROOF}?verdict=revised_since`)
    const shown = await rows(page).count()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: `Data as CSV (${shown} rows)` }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^arctic-tracker-published-figures-.*\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n')
    expect(lines).toHaveLength(shown + 1)
    expect(lines[1]).toContain('revised_since')
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the page waits for a release and compares nothing', async ({ page, visit }) => {
    await visit(PROOF)
    await expect(page.getByRole('main')).toContainText('Waiting for a release.')
    await expect(rows(page).first()).toContainText('Not compared')
    await expect(page.getByRole('combobox', { name: 'Result' })).toHaveCount(0)
  })
})
