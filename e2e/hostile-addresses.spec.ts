import type { Page, Response } from '@playwright/test'
import { isLongRun } from '#testing/long-run.ts'
import { signIn } from './curator.ts'
import { hostileAddresses } from './hostile-addresses.ts'
import { expect, test } from './reader.ts'

/* Whatever stands behind the '?' of an address, its screen is there. `npm run test:full` opens hundreds. */

const SEED = Number(process.env.ADDRESSES_SEED ?? 20_261_122)
const LARGEST_PAGE_BYTES = 1_000_000

test.describe.configure({ timeout: isLongRun ? 1_800_000 : 180_000 })

async function expectItsScreen(page: Page, answer: Response | null, address: string) {
  const html = (await answer?.text()) ?? ''
  expect.soft(answer?.status(), address).toBeLessThan(500)
  expect.soft(html, `${address} in the server's page`).not.toContain('__pwned')
  expect.soft(html.length, address).toBeLessThan(LARGEST_PAGE_BYTES)
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  await expect
    .soft(page.getByRole('main'), address)
    .not.toContainText(/Server Error|Something went wrong|could not be loaded/i)
  expect
    .soft(await page.evaluate(() => '__pwned' in window || 'polluted' in {}), `${address} ran a script`)
    .toBe(false)
}

test.describe('addresses that mean no good', () => {
  test.use({ portal: 'curated', expectedMessages: /status of 404/ })

  test('open the screens of visitors', async ({ page, visit, idOf }) => {
    const id = await idOf('Monodon monoceros')
    for (const address of hostileAddresses(false, id, SEED)) {
      await test.step(address.slice(0, 200), async () => expectItsScreen(page, await visit(address), address))
    }
  })

  test('open the screens of the back office', async ({ page, visit, idOf }) => {
    await signIn(page)
    const id = await idOf('Monodon monoceros')
    for (const address of hostileAddresses(true, id, SEED)) {
      await test.step(address.slice(0, 200), async () => expectItsScreen(page, await visit(address), address))
    }
  })
})
