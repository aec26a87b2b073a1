import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { drawInBrowser } from './failing-answers.ts'
import { expect, test, untilAnswered } from './journey.ts'

/* Answers that the network loses, and answers that something else gives in place of the portal. */

const SPECIES = '**/api/species?*'
const SEARCH = '/gallery?search=whale'
const FOREIGN = '<!doctype html><title>Hotel Polaris</title><h1>Sign in to our network</h1>'
/** How much sooner than for readers an answer is given up. */
const SOONER = 30
/** How often the portal is looked for before a page that says it is out of reach counts as steady. */
const SEVERAL_LOOKS = 3

test.use({
  hurried: true,
  // React's error 520: a part that failed was drawn again, and what it lacks was being asked for by then.
  expectedMessages:
    /React error #520|ERR_|Unreached|AnswerTimeout|ForeignAnswer|A (page|section) failed|Failed to (load|fetch)|preload|TypeError|SyntaxError|status of 5/,
})

test.beforeEach(({ page }) => drawInBrowser(page))

/** Runs in the page: the portal is looked for ten times as often, and that all is synced stays as much shorter. */
function lookSooner(): void {
  const [LOOKS_EVERY, SYNCED_FOR] = [5000, 6000]
  const [repeat, wait] = [window.setInterval, window.setTimeout]
  const sooner = (named: number, pause: number) => (pause === named ? pause / 10 : pause)
  Object.assign(window, {
    setInterval: (work: () => void, pause = 0) => repeat(work, sooner(LOOKS_EVERY, pause)),
    setTimeout: (work: () => void, pause = 0, ...given: unknown[]) =>
      wait(work, sooner(SYNCED_FOR, pause), ...given),
  })
}

const main = (page: Page) => page.getByRole('main')
/** Of the list; the counts of the filters have a line of their own. */
const failure = (page: Page) =>
  main(page).getByRole('alert').filter({ hasNotText: 'The filters could not be loaded' })
const again = (page: Page) => failure(page).getByRole('button', { name: 'Try Again' })
const cards = (page: Page) => main(page).getByRole('heading', { level: 2 })
const connectionBar = (page: Page) => page.locator('[data-line]')

/** Counts the requests for an address while each is given to `answer`. */
async function intercept(page: Page, address: string, answer: Parameters<Page['route']>[1]) {
  let asked = 0
  await page.route(address, (route, request) => {
    asked += 1
    return answer(route, request)
  })
  return { asked: () => asked, restore: () => page.unroute(address) }
}

test('an answer that never comes ends in the failure state, and Try Again asks again', async ({
  page,
  visit,
}) => {
  await page.addInitScript((sooner) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / sooner)
  }, SOONER)
  const swallowed = await intercept(page, SPECIES, () => undefined)
  await visit(SEARCH)
  await expect(failure(page)).toContainText('Request Timed Out', { timeout: 20_000 })
  expect(swallowed.asked()).toBe(1)
  await again(page).click()
  await expect.poll(swallowed.asked).toBe(2)
  await expect(failure(page)).toContainText('Request Timed Out', { timeout: 20_000 })
  await swallowed.restore()
  await again(page).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('while an answer is missing, the page does not say that everything is synced', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await page.addInitScript(lookSooner)
  const said = new Set<string>()
  await page.exposeFunction('noteLine', (line: string) => said.add(line))
  const dropped = await intercept(page, SPECIES, (route) => route.abort('connectionreset'))
  await visit(SEARCH)
  await page.evaluate(() => {
    const note = () => {
      const line = document.querySelector<HTMLElement>('[data-line]')?.dataset.line
      Object.assign(window, { line })
      ;(window as unknown as { noteLine: (line?: string) => void }).noteLine(line)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    note()
  })
  await expect(failure(page)).toContainText('Network Error', { timeout: 20_000 })
  // Longer than it takes to look for the portal several times, and to find it.
  await page.waitForTimeout(SEVERAL_LOOKS * 500 + 1000)
  await expect(failure(page)).toContainText('Network Error')
  expect([...said]).not.toContain('synced')
  await dropped.restore()
  await again(page).click()
  await expect(cards(page).first()).toBeVisible()
})

test('an answer that is not from the portal is named, and Try Again asks again', async ({ page, visit }) => {
  const foreign = await intercept(page, SPECIES, (route) =>
    route.fulfill({ contentType: 'text/html', body: FOREIGN }),
  )
  await visit(SEARCH)
  await expect(failure(page)).toContainText('Unexpected Response')
  await expect(failure(page)).toContainText('sign in')
  const before = foreign.asked()
  await again(page).click()
  await expect.poll(foreign.asked).toBeGreaterThan(before)
  await expect(failure(page)).toContainText('Unexpected Response')
  await foreign.restore()
  await again(page).click()
  await expect(cards(page).first()).toBeVisible()
})

test('answers in another form than the portal gives are asked for again as well', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  const wrong = await intercept(page, SPECIES, (route) => route.fulfill({ json: { rows: [] } }))
  await visit(SEARCH)
  await expect(failure(page)).toBeVisible()
  const before = wrong.asked()
  await again(page).click()
  await expect.poll(wrong.asked).toBeGreaterThan(before)
  await wrong.restore()
  await again(page).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a network that answers everything in the portal’s place is noticed', async ({ page, visit }) => {
  await page.addInitScript(lookSooner)
  const foreign = (address: string) =>
    intercept(page, address, (route) => route.fulfill({ contentType: 'text/html', body: FOREIGN }))
  await visit('/gallery')
  // What the page opens with has come, its filters too.
  await untilAnswered(page)
  const [answers, readiness] = [await foreign('**/api/**'), await foreign('**/readyz')]
  await main(page).getByRole('combobox', { name: 'Search' }).fill('whale')
  await expect(failure(page)).toContainText('Unexpected Response')
  await expect(connectionBar(page)).toContainText('Offline Mode')
  const looked = readiness.asked()
  await expect.poll(readiness.asked).toBeGreaterThan(looked + SEVERAL_LOOKS)
  await expect(connectionBar(page)).toContainText('Offline Mode')
  await Promise.all([answers.restore(), readiness.restore()])
  await expect(cards(page).first()).toBeVisible({ timeout: 20_000 })
  await expect(failure(page)).toHaveCount(0)
  await expect(connectionBar(page)).toBeEmpty({ timeout: 20_000 })
})

test('a script that ended early is fetched again with Try Again', async ({ page, visit }) => {
  const cut = await intercept(page, '**/assets/search-panel-*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    // After an opening bracket: a script that ends between two statements is one of its own.
    const end = script.indexOf('{', script.length / 2) + 1
    await route.fulfill({ contentType: 'text/javascript', body: script.slice(0, end) })
  })
  await visit('/status')
  const dialog = page.getByRole('dialog')
  const tryAgain = dialog.getByRole('button', { name: 'Try Again' })
  await page.keyboard.press('/')
  await expect(tryAgain).toBeVisible()
  const before = cut.asked()
  await cut.restore()
  await tryAgain.click()
  expect(before).toBe(1)
  await expect(dialog).toHaveCount(0)
  await untilAnswered(page)
  await page.keyboard.press('/')
  await expect(dialog.getByRole('combobox')).toBeVisible()
  await expect(tryAgain).toHaveCount(0)
})
