import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type ReceivedReport, readEnvelope } from '#testing/fault-service.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { typeCredentials } from './curator.ts'
import { expect, test, untilAnswered } from './journey.ts'

/** Where the build says which file reports. */
const MANIFEST = new URL('../dist/.vite/manifest.json', import.meta.url)
const FAULT = /A page failed|status of 500|Slow answer|Nobody caught this|Internal Server Error/

const SLOW_QUESTION = /^Slow performance: \/api\/connection-checks took ([3-9]|\d{2,})\d{3} ms$/

type Fault = ReceivedReport['items'][number]['content']

/** Makes the portal's pages name the script, as those of a portal with a service for faults do. */
async function withFaultService(page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  const { file } = JSON.parse(readFileSync(MANIFEST, 'utf8'))['fault-reports.ts']
  await page.route(/\/(about|admin\/login|debug\/database)(\?|$)/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('</head>', `<script type="module" src="/${file}"></script></head>`)
    await route.fulfill({ response, body })
  })
  await page.route('**/api/fault-reports', (route) => {
    faults.push(...readEnvelope(route.request().postData() ?? '').items.map(({ content }) => content))
    return route.fulfill({ status: 204 })
  })
  return faults
}

test.describe('where faults are reported', () => {
  test.use({ hurried: true, expectedMessages: FAULT })

  test('a page that fails is, with the way that led there and without what was searched for', async ({
    page,
    visit,
  }) => {
    const faults = await withFaultService(page)
    await page.route('**/api/connection-checks', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
    )
    await visit('/about?searched=words')
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noConsole: what the page warns of goes along
      console.warn('Slow answer')
      history.pushState({}, '', '/debug/database?searched=words')
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server Error')
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    const [fault] = faults
    expect(fault?.level).toBe('error')
    expect(fault?.breadcrumbs?.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Slow answer', '/about to /debug/database']),
    )
    expect(fault?.request).toEqual({ url: expect.stringMatching(/\/debug\/database$/) })
    expect(JSON.stringify(faults)).not.toMatch(/searched|"user"|"data"|cookie/i)
  })

  test('what nobody caught is too', async ({ page, visit }) => {
    const faults = await withFaultService(page)
    await visit('/about')
    await page.evaluate(() => {
      setTimeout(() => Promise.reject(new Error('Nobody caught this')))
    })
    await expect
      .poll(() => faults.map(({ exception }) => exception?.values.at(-1)?.value))
      .toContain('Nobody caught this')
  })
})

test.describe('in the back office', () => {
  test.use({ portal: 'curated', expectedMessages: FAULT })

  test('a fault comes with who signed in before, by id and role', async ({ page, visit }) => {
    const faults = await withFaultService(page)
    await visit('/admin/login')
    await typeCredentials(page)
    await expect(page).toHaveURL('/admin')
    await page.evaluate(() => {
      setTimeout(() => Promise.reject(new Error('Nobody caught this')))
    })
    await expect
      .poll(() => faults.flatMap(({ breadcrumbs }) => breadcrumbs?.map(({ message }) => message)))
      .toContainEqual(expect.stringMatching(/^Signed in: [\w-]+, role admin$/))
  })
})

test('a question that takes more than three seconds is warned of', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  // Waited for from the start, for as long as the test may take: the question is asked once React has taken over.
  const warned = page.waitForEvent('console', (message) => SLOW_QUESTION.test(message.text()))
  await page.route('**/api/connection-checks', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3200))
    await route.continue()
  })
  await visit('/debug/database')
  expect((await warned).type()).toBe('warning')
})

test('where they are not, nothing that could report them is loaded', async ({ page, visit }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit('/about')
  await untilAnswered(page)
  expect(loaded.filter((url) => /fault-reports/.test(url))).toEqual([])
})
