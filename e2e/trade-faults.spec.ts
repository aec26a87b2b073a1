import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expect, test } from './journey.ts'
import { choose, expectFigures, rowsLine, type TradeView, trade, tradeOf } from './trade-tab.ts'

const NARWHAL = 'Monodon monoceros'
const FILES = '**/data/cites-trade/**'
const SLOW_MS = 2500
const NOTICE = 'did not arrive or was damaged, so it is not used'
const progress = (page: Page) =>
  trade(page).getByRole('progressbar', { name: 'Loading the records of this species' })

test('a file that takes longer than a second shows how far it has come', { tag: LONG_RUN }, async ({
  page,
  visitSpecies,
  ask,
}) => {
  await page.route(FILES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  await expect(progress(page)).toHaveCount(0)
  await choose(page, 'Term', 'Tusks')
  await expect(progress(page)).toBeVisible()
  await expectFigures(page, await ask<TradeView>(tradeOf(id, '?term=tusks')))
  await expect(progress(page)).toHaveCount(0)
})

test('a browser without workers asks the server, shows the same, and gets the rows from it', {
  tag: LONG_RUN,
}, async ({ page, visitSpecies, ask }) => {
  const files: string[] = []
  page.on('request', (request) => request.url().endsWith('.parquet') && files.push(request.url()))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  const id = await visitSpecies(NARWHAL, '?tab=trade')
  await choose(page, 'Term', 'Tusks')
  await expectFigures(page, await ask<TradeView>(tradeOf(id, '?term=tusks')))
  expect(files).toEqual([])
  await expect(rowsLine(page).getByRole('link', { name: 'These records as CSV' })).toHaveAttribute(
    'href',
    `/api/trade-records.csv?species_id=${id}&term=tusks`,
  )
})

test.describe('a file whose bytes have changed', () => {
  test.use({ expectedMessages: /A trade file could not be used|is damaged/ })

  test('is not used: the server’s figures are shown, and a notice says so', async ({
    page,
    visitSpecies,
    ask,
  }) => {
    await page.route(FILES, async (route) => {
      const answer = await route.fetch()
      const body = await answer.body()
      body[100] = (body[100] ?? 0) ^ 1
      await route.fulfill({ response: answer, body })
    })
    const id = await visitSpecies(NARWHAL, '?tab=trade')
    await expect(trade(page)).not.toContainText(NOTICE)
    await choose(page, 'Term', 'Tusks')
    await expect(trade(page)).toContainText(NOTICE)
    await expectFigures(page, await ask<TradeView>(tradeOf(id, '?term=tusks')))
  })
})
