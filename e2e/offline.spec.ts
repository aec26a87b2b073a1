import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { comparing, figures, rowOf } from './comparison-tool.ts'
import { setConnection } from './connection.ts'
import { signIn, typeCredentials } from './curator.ts'
import {
  allCached,
  cachedIn,
  connectionBar,
  expect,
  persistedIn,
  test,
  untilCached,
  untilSpeciesCached,
} from './cut-line.ts'

const NARWHAL = 'Monodon monoceros'
const UNREAD = 'Ursus maritimus'

// A first visit keeps the whole portal, on a busy machine for minutes.
test.describe.configure({ timeout: 240_000 })

test('what was read opens offline, what was not says so, and the line brings it', async ({
  page,
  line,
  visit,
  idOf,
  ask,
}) => {
  // One first visit for all of it: to keep the portal for offline takes a browser ten times as long as a screen.
  const [narwhal, unread] = [await idOf(NARWHAL), await idOf(UNREAD)]
  const tusks = await ask<{ rows: number }>(`/api/species/${narwhal}/trade/view?term=tusks`)
  await visit('/')
  await untilCached(page)
  await visit(`/species/${narwhal}`)
  await untilSpeciesCached(page, narwhal)
  await visit(`/species/${narwhal}?tab=trade`)
  await expect.poll(() => allCached(page)).toContainEqual(expect.stringMatching(/\.parquet$/))
  // Which file that is.
  await expect.poll(() => persistedIn(page)).toContainEqual(expect.stringContaining('["trade","file"]'))

  line.cut()
  const screens = [
    { path: '/gallery', heading: 'Species', shows: 'Bowhead Whale' },
    { path: '/glossary', heading: 'Glossary', shows: 'Appendix I' },
    { path: '/arctic-tracker', heading: 'Arctic Tracker Dashboard', shows: 'Narwhal' },
    { path: '/', heading: 'Arctic wildlife: conservation status and trade', shows: 'Species' },
    { path: `/species/${narwhal}`, heading: NARWHAL, shows: 'Trade records' },
    { path: `/species/${narwhal}?tab=trade`, heading: NARWHAL, shows: 'Records Over Time' },
    { path: `/species/${narwhal}?tab=conservation`, heading: NARWHAL, shows: 'Timeline' },
    { path: '/about', heading: 'About', shows: 'Data sources' },
  ]
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  await test.step('what was read opens from the address bar, and says since when', async () => {
    for (const { path, heading, shows } of screens) {
      await visit(path)
      await expect(title).toContainText(heading)
      await expect(main).toContainText(shows)
      await expect(connectionBar(page)).toHaveText(
        /^Offline Mode The site cannot be reached\. The oldest data shown were fetched on \d+ \w+ \d{4}, \d\d:\d\d\.$/,
      )
    }
  })
  await test.step('and from links', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click()
    await expect(title).toHaveText('Arctic wildlife: conservation status and trade')
    await page
      .getByRole('link', { name: /^Narwhal/ })
      .first()
      .click()
    await expect(title).toContainText(NARWHAL)
    await expect(page.getByRole('contentinfo')).toContainText('Offline')
  })
  await test.step('a choice of trade that was not counted here before is counted exactly', async () => {
    await visit(`/species/${narwhal}?tab=trade&term=tusks`)
    await expect(main).toContainText(`${new Intl.NumberFormat('en-GB').format(tusks.rows)} of`, {
      timeout: 20_000,
    })
  })
  await test.step('a species that was not read says so, and names what can be read', async () => {
    await visit(`/species/${unread}`)
    await expect(main).toContainText(
      'You are offline, and this page has not been opened in this browser before.',
      { timeout: 20_000 },
    )
    await expect(main.getByRole('link', { name: 'Glossary' })).toBeVisible()
    await expect(main.getByRole('link', { name: NARWHAL })).toBeVisible()
  })
  await test.step('it comes by itself with the line', async () => {
    line.fix()
    await expect(title).toContainText(UNREAD, { timeout: 20_000 })
    await expect(main).not.toContainText('You are offline')
    await expect(connectionBar(page)).toContainText('Data Synced', { timeout: 20_000 })
  })
})

test('once the line is back, what is shown is asked for again', { tag: LONG_RUN }, async ({
  page,
  line,
  visit,
}) => {
  await visit('/gallery')
  await untilCached(page)
  line.cut()
  await visit('/gallery')
  await expect(connectionBar(page)).toContainText('Offline Mode')
  const asked = page.waitForResponse(/\/api\/species(\?|$)/, { timeout: 20_000 })
  line.fix()
  expect((await asked).status()).toBe(200)
  await expect(connectionBar(page)).toContainText(/Back Online|Data Synced/, { timeout: 20_000 })
  await expect(connectionBar(page)).toHaveText('Data Synced The page is up to date.')
  await expect(connectionBar(page)).toBeEmpty({ timeout: 20_000 })
  await expect(page.getByRole('contentinfo')).toContainText('Online')
})

test('on a connection that hangs, what is kept comes after some seconds', { tag: LONG_RUN }, async ({
  page,
  line,
  visit,
}) => {
  await visit('/')
  await untilCached(page)
  line.hang()
  const start = Date.now()
  await visit('/glossary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary', { timeout: 20_000 })
  expect(Date.now() - start).toBeLessThan(12_000)
  await expect(connectionBar(page)).toContainText('Offline Mode')
})

test('two species that were read are compared offline by a choice that nobody counted before', {
  tag: LONG_RUN,
}, async ({ page, line, visit, idOf, ask }) => {
  const ids = [await idOf(NARWHAL), await idOf('Odobenus rosmarus')]
  const views = await Promise.all(
    ids.map((id) => ask<{ rows: number }>(`/api/species/${id}/trade/view?term=tusks`)),
  )
  for (const id of ids) {
    await visit(`/species/${id}?tab=trade`)
    await untilCached(page)
  }
  const files = async () => (await allCached(page)).filter((address) => address.endsWith('.parquet'))
  await expect.poll(files).toHaveLength(2)
  await visit(comparing(ids, '&loaded=true'))
  await expect(figures(page).getByRole('row')).toHaveCount(3)
  line.cut()
  await visit(comparing(ids, '&loaded=true&term=tusks'))
  for (const [place, name] of [NARWHAL, 'Odobenus rosmarus'].entries()) {
    await expect(rowOf(page, name)).toContainText(
      new Intl.NumberFormat('en-GB').format(views[place]?.rows ?? 0),
      { timeout: 20_000 },
    )
  }
  line.fix()
  await expect(connectionBar(page)).toContainText('Data Synced', { timeout: 20_000 })
})

test.describe('for an Icelandic reader', () => {
  test.use({ locale: 'is-IS' })

  test('everything is in Icelandic offline too', { tag: LONG_RUN }, async ({ page, line, visit }) => {
    await visit('/')
    await untilCached(page)
    line.cut()
    await visit('/gallery')
    await expect(page.locator('html')).toHaveAttribute('lang', 'is')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tegundir')
    await expect(connectionBar(page)).toContainText('Lestur án nettengingar')
  })
})

test('a language chosen on the way is kept too', { tag: LONG_RUN }, async ({ page, line, visit }) => {
  await visit('/')
  await untilCached(page)
  await page.evaluate(() => sessionStorage.removeItem('arctic-tracker-cached'))
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('radio', { name: 'Íslenska' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'is')
  await untilCached(page)
  line.cut()
  await visit('/glossary')
  await expect(page.locator('html')).toHaveAttribute('lang', 'is')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hugtakasafn')
})

test('a copy stays as old as it is, however often it is shown', { tag: LONG_RUN }, async ({
  page,
  line,
  visit,
}) => {
  await visit('/')
  await untilCached(page)
  // As if the landing page had been read three days ago.
  const day = await page.evaluate(async () => {
    const then = Date.now() - 3 * 86_400_000
    const opening = indexedDB.open('arctic-tracker')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const answers = opening.result.transaction('answers', 'readwrite').objectStore('answers')
    const key = 'tanstack-query-[["summaries","landing"],{"type":"query"}]'
    const asking = answers.get(key)
    await new Promise((resolve) => asking.addEventListener('success', resolve))
    const landing = asking.result
    const storing = answers.put({ ...landing, state: { ...landing.state, dataUpdatedAt: then } }, key)
    await new Promise((resolve) => storing.addEventListener('success', resolve))
    opening.result.close()
    sessionStorage.clear()
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(then)
  })
  line.cut()
  for (let time = 0; time < 2; time += 1) {
    await visit('/')
    await expect(connectionBar(page)).toContainText(day)
  }
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  test('the banner stands over kept figures as well', { tag: LONG_RUN }, async ({ page, line, visit }) => {
    await visit('/')
    await untilCached(page)
    line.cut()
    await visit('/arctic-tracker')
    await expect(connectionBar(page)).toContainText('Offline Mode')
    await expect(page.locator('[data-simulated=cites_trade]')).toContainText('Simulated trade data.')
  })
})

test.describe('who saves data', () => {
  test('gets what they read themselves, and nothing beside it', { tag: LONG_RUN }, async ({
    page,
    line,
    visit,
  }) => {
    await setConnection(page, { saveData: true })
    await visit('/glossary')
    await expect.poll(() => persistedIn(page)).toContainEqual(expect.stringContaining('"glossary"'))
    // Longer than others wait before more is fetched.
    await page.waitForTimeout(5000)
    expect((await allCached(page)).filter((address) => address.includes('trade-tab'))).toEqual([])
    expect((await persistedIn(page)).filter((key) => key.includes('"landing"'))).toEqual([])
    line.cut()
    await visit('/glossary')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary')
  })
})

test.describe('of the back office', () => {
  test.use({ portal: 'curated' })

  test('nothing is kept, neither while someone is signed in nor after', async ({ page, visit }) => {
    await visit('/')
    await untilCached(page)
    await visit('/admin/login')
    await typeCredentials(page)
    await expect(page).toHaveURL('/admin')
    const rail = page.getByRole('complementary', { name: 'Back office' })
    await rail.getByRole('link', { name: 'CITES listings' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await visit('/gallery')
    await visit('/admin')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/login/)
    const cached = await allCached(page)
    expect(cached.length).toBeGreaterThan(100)
    const persisted = await persistedIn(page)
    expect(persisted.length).toBeGreaterThan(5)
    expect([...cached, ...persisted].filter((one) => /admin|auth|login|session/.test(one))).toEqual([])
  })
})

test.describe('in the back office, offline', () => {
  test.use({ portal: 'curated' })

  test('saving says that the portal is out of reach, and nothing typed is lost', async ({
    page,
    line,
    visit,
  }) => {
    await signIn(page)
    await visit('/admin/cites-listings/create')
    await page.getByRole('combobox', { name: 'Species' }).focus()
    await page.keyboard.type('walrus')
    await page.getByRole('option', { name: /Walrus/ }).click()
    await page.getByLabel('Appendix').selectOption('III')
    await page.getByLabel('Listing date').fill('2032-01-02')
    line.cut()
    await page.getByRole('button', { name: 'Create Listing' }).click()
    await expect(
      page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Failed to create CITES listing: The site could not be reached.'),
    ).toBeVisible()
    await expect(page.getByLabel('Listing date')).toHaveValue('2032-01-02')
    await expect(connectionBar(page)).toContainText('Offline Mode')
    line.fix()
    await expect(connectionBar(page)).toContainText('Data Synced', { timeout: 20_000 })
    await expect(page.getByLabel('Listing date')).toHaveValue('2032-01-02')
  })

  test('signing in says so too', { tag: LONG_RUN }, async ({ page, line, visit }) => {
    await visit('/admin/login')
    await expect(page.getByLabel('E-mail')).toBeVisible()
    line.cut()
    await typeCredentials(page)
    await expect(page.getByText('The site is not responding. Try again in a moment.')).toBeVisible()
  })
})

const fileStores = async (page: Page) =>
  Object.keys(await cachedIn(page)).filter((name) => name.startsWith('files'))

/** Screens, not only what opening the portal needs. */
const WITH_SCREENS = expect.arrayContaining([expect.stringContaining('/assets/trade-tab')])

test.describe('a newer version', () => {
  const named = (worker: string) => worker.replace(/\bname:(["'`])\w{10}\1/, 'name:`newer`')
  /** As if another build had been put in place: other files, whose sizes the worker does not know, under another name. */
  const newer = (worker: string) =>
    named(worker)
      .replaceAll(/(["'`])\/assets\/main-[\w-]+\.js\1:\d+,?/g, '')
      .replaceAll(/\/assets\/main-[\w-]+\.js/g, '/favicon.svg')

  test('is offered, installed when the reader says so, and told of once', async ({ page, line, visit }) => {
    await visit('/about')
    await untilCached(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await line.replace('/sw.js', newer)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())

    const news = page.getByRole('status').filter({ hasText: 'Update' })
    await expect(news).toContainText('Update Available')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await news.getByRole('button', { name: 'Update now' }).click()
    await expect(news).toContainText('Update Installed')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)

    await expect.poll(() => fileStores(page)).toEqual(['files-newer'])
    // The session goes on; the screens of the version are there all the same.
    await expect
      .poll(async () => (await cachedIn(page))['files-newer'], { timeout: 30_000 })
      .toEqual(WITH_SCREENS)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    await expect(news).toHaveCount(0)
  })

  test('that this page belongs to already takes over without a word', { tag: LONG_RUN }, async ({
    page,
    line,
    visit,
  }) => {
    await visit('/about')
    await untilCached(page)
    await line.replace('/sw.js', named)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => fileStores(page)).toEqual(['files-newer'])
    await expect.poll(async () => (await cachedIn(page))['files-newer']).toEqual(WITH_SCREENS)
    await expect(page.getByText('Update Available')).toHaveCount(0)
  })
})

test('the portal can be installed, and says so where the browser offers it', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await visit('/')
  await untilCached(page)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A browser for tests has no profile to install anything into.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const install = page.getByRole('contentinfo').getByRole('button', { name: 'Install App' })
  await expect(install).toHaveCount(0)
  await page.evaluate(() => {
    const prompt = async () => document.body.setAttribute('data-asked', 'yes')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await install.click()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes')
})

test('a file that was handed over is announced', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/arctic-tracker')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const name = (await download).suggestedFilename()
  await expect(page.getByRole('status').filter({ hasText: 'Export Complete' })).toContainText(name)
})
