import type { Page } from '@playwright/test'
import { may, type Role } from '#domain/accounts/roles.ts'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import { inTurn, sampled } from '#testing/long-run.ts'
import { permissionOfAddress } from '#web/admin/layout/permission-of-address.ts'
import { ownAddress, signIn } from './curator.ts'
import { expect, test } from './journey.ts'
import { accept, anotherBrowser, invite } from './people.ts'

/* Nobody is shown a link or a button that the own role does not allow; that the server refuses it is tested beside it. */

test.use({ portal: 'curated', extraHTTPHeaders: ownAddress(), expectedMessages: /status of 4\d\d/ })

/** Screens with the buttons that change something there, each with a row that is opened to show its buttons. */
const SCREENS: { address: string; opens?: RegExp; edits: RegExp; imports?: RegExp }[] = [
  { address: '/admin', edits: /^never$/ },
  ...sampled(Object.values(CURATED_TOPICS), 4).map(({ address }) => ({
    address: `/admin/${address}`,
    edits: /^(Delete|Edit|Add|New) /,
  })),
  { address: '/admin/article-summary', edits: /^(Refresh|Edit)/ },
  { address: '/admin/article-summary/trend-audit?search=narwhal', opens: /^Inspect/, edits: /^Refresh/ },
  { address: '/admin/trade-summary', edits: /^Generate/ },
  { address: '/admin/audit?table=families', opens: /^Show/, edits: /^Restore/ },
  { address: '/admin/fix-taxonomy', edits: /^Update taxonomy/ },
  { address: '/admin/chatbot?question=unchecked+common+names', edits: /^(Edit|Add|Refresh)/ },
  { address: '/admin/releases', edits: /^never$/, imports: /^(Go back|Send)/ },
  { address: '/admin/drafts', edits: /^never$/ },
]

/** In the usual run each looks at every other screen, in the long run at all. */
const ROLES = ['Reviewer', 'Editor'] as const

/** A change in the audit trail that can be taken back. */
async function deleteFamily(page: Page): Promise<void> {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin }
  const data = { family_name: `Roleidae${Date.now()}`, order_name: 'Carnivora', class: 'Mammalia' }
  const made = await (await page.request.post('/api/admin/families', { headers, data })).json()
  const gone = await page.request.delete(`/api/admin/families/${made.id}`, {
    headers,
    data: { version: made.version },
  })
  expect(gone.status()).toBe(200)
}

/** Waits until every part of the screen is there: a button that comes later would not be seen. */
async function untilShown(page: Page): Promise<void> {
  const loading = page
    .getByRole('main')
    .locator('.skeleton')
    .or(page.getByText(/^Loading/))
  await expect(loading).toHaveCount(0, { timeout: 30_000 })
}

/** Addresses of the back office on the screen that the role does not open. */
async function linksBeyond(page: Page, role: Role): Promise<string[]> {
  const links = await page
    .getByRole('main')
    .locator('a[href^="/admin"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  return links.filter((pathname) => !may({ role }, permissionOfAddress(pathname)))
}

test('a reviewer and an editor see the links and buttons of their roles and no others', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  // Two people make accounts, and look at every screen.
  test.setTimeout(300_000)
  await signIn(page)
  await deleteFamily(page)
  await visit('/admin/people')
  for (const role of ROLES) {
    const is = role === 'Editor' ? 'editor' : 'reviewer'
    const own = await anotherBrowser(browser, baseURL)
    await accept(own, await invite(page, `${is}-${Date.now()}@example.org`, role), role)
    await expect(own.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible({ timeout: 30_000 })
    const main = own.getByRole('main')
    for (const [place, { address, opens, edits, imports = /^never$/ }] of SCREENS.entries()) {
      if (!inTurn(ROLES, place).includes(role)) continue
      await test.step(`${role} at ${address}`, async () => {
        await own.goto(address)
        await expect(main.locator('h1')).toBeVisible({ timeout: 30_000 })
        await untilShown(own)
        if (opens !== undefined)
          await main
            .getByRole('link', { name: opens })
            .or(main.getByRole('button', { name: opens }))
            .first()
            .click()
        await untilShown(own)
        const controls = (name: RegExp) =>
          main.getByRole('button', { name }).or(main.getByRole('link', { name }))
        if (is === 'reviewer') await expect(controls(edits)).toHaveCount(0)
        else if (edits.source !== '^never$') await expect(controls(edits).first()).toBeVisible()
        await expect(controls(imports)).toHaveCount(0)
        expect(await linksBeyond(own, is)).toEqual([])
      })
    }
    await own.context().close()
  }
})
