import type { Page } from '@playwright/test'
import { CURATOR_ACCOUNT } from '#testing/curator-account.ts'
import { LONG_RUN } from '#testing/long-run.ts'
import { LEAVER, openSession, ownAddress, signIn, typeCredentials } from './curator.ts'
import { expect, test } from './journey.ts'

/* Signing in and out, and what happens when a session ends. */

test.use({
  portal: 'curated',
  extraHTTPHeaders: ownAddress(),
  expectedMessages: /status of 4\d\d|Signing in failed|The account has no profile/,
})

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' })
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })

test('a curator signs in and out with the keyboard alone', async ({ page, visit }) => {
  await visit('/admin')
  await expect(page).toHaveURL(/\/admin\/login\?from=%2Fadmin$/)
  await expect(login(page)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await typeCredentials(page, CURATOR_ACCOUNT)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)

  const rail = page.getByRole('complementary').filter({ has: page.getByRole('navigation') })
  await expect(rail).toContainText(CURATOR_ACCOUNT.email)
  await expect(rail.getByText('Admin', { exact: true })).toBeVisible()
  await rail.getByRole('link', { name: 'CITES listings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'CITES listings' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await rail.getByRole('button', { name: 'Sign Out', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.goBack()
  await expect(login(page)).toBeVisible()
})

test('both fields are required before anything is sent', { tag: LONG_RUN }, async ({ page, visit }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await visit('/admin/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('no address')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  expect(sent).toEqual([])
})

test('whatever was wrong is said in the same words, in the form', async ({ page, visit }) => {
  await visit('/admin/login')
  for (const wrong of [
    { email: CURATOR_ACCOUNT.email, password: 'not the password' },
    { email: 'nobody@example.org', password: CURATOR_ACCOUNT.password },
  ]) {
    await page.reload()
    await typeCredentials(page, wrong)
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  }
  await typeCredentials(page, CURATOR_ACCOUNT)
  // What stood in the fields was typed over: the e-mail of nobody still stands before the curator's.
  await page.getByLabel('E-mail').fill(CURATOR_ACCOUNT.email)
  await page.getByLabel('Password').fill(CURATOR_ACCOUNT.password)
  await page.keyboard.press('Enter')
  await expect(dashboard(page)).toBeVisible()
})

test('while the answer is awaited the form cannot be sent again', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/sign-in/email', async (route) => {
    await held
    await route.continue()
  })
  await visit('/admin/login')
  await typeCredentials(page, CURATOR_ACCOUNT)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  answer()
  await expect(dashboard(page)).toBeVisible()
})

test('after five wrong passwords the form says when to try again', async ({ page, visit }) => {
  const email = `nobody-${Date.now()}@example.org`
  await visit('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  const tell = async () => {
    await page.getByLabel('Password').fill('not the password')
    const answered = page.waitForResponse('**/api/auth/sign-in/email')
    await page.keyboard.press('Enter')
    return (await answered).status()
  }
  for (const status of [401, 401, 401, 401, 401, 429]) expect(await tell()).toBe(status)
  await expect(page.getByRole('alert')).toHaveText('Too many attempts to sign in. Try again in 15 minutes.')
})

test('who is signed in already is led past the login', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/login')
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
})

test('the login leads nowhere but into the back office', { tag: LONG_RUN }, async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/login?from=https%3A%2F%2Fevil.example%2Fadmin')
  await expect(dashboard(page)).toBeVisible()
  await visit('/admin/login?from=%2Fadmin%2Fcites-listings%3Fsearch%3Dnarwhal')
  await expect(page).toHaveURL(/\/admin\/cites-listings\?search=narwhal$/)
})

test('a session that ends while someone works leads to the login and back to the same place', async ({
  page,
  context,
  visit,
}) => {
  await signIn(page)
  await visit('/admin/cites-listings?search=Monodon&page=1')
  await expect(page.getByRole('main')).toContainText('Narwhal')
  await context.clearCookies()
  await page.getByRole('complementary').getByRole('link', { name: 'Common names' }).click()
  await expect(login(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Your session has ended.')
  await expect(page).toHaveURL(/from=%2Fadmin%2Fcommon-names/)
  await typeCredentials(page, CURATOR_ACCOUNT)
  await expect(page.getByRole('heading', { level: 1, name: 'Common names' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/common-names$/)
})

test('what was typed is still there when the session ends under it', async ({ page, context, visit }) => {
  await signIn(page)
  await visit('/admin/references/create')
  await page.getByLabel('Title').fill('Unsaved thoughts on whales')
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByRole('alert')).toContainText('Your session has ended. What you wrote is still here.')

  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in again in a new tab' }).click(),
  ])
  await typeCredentials(other, CURATOR_ACCOUNT)
  await expect(dashboard(other)).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('Unsaved thoughts on whales')
})

test('two tabs share one session: in and out in one is in and out in both', async ({
  page,
  context,
  visit,
}) => {
  await visit('/admin/login')
  const other = await context.newPage()
  await other.goto('/admin/countries')
  await expect(login(other)).toBeVisible()

  await typeCredentials(page, CURATOR_ACCOUNT)
  await expect(dashboard(page)).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(login(page)).toBeVisible()
  await expect(login(other)).toBeVisible()
  await expect(other).toHaveURL(/from=%2Fadmin%2Fcountries/)
})

test('signing out everywhere ends the session on another device', async ({
  page,
  browser,
  baseURL,
  visit,
}) => {
  const elsewhere = await browser.newContext({ baseURL })
  const headers = { origin: baseURL ?? '' }
  expect((await elsewhere.request.post('/api/auth/sign-in/email', { headers, data: LEAVER })).status()).toBe(
    200,
  )
  await openSession(page, LEAVER)
  await visit('/admin')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(login(page)).toBeVisible()
  expect((await elsewhere.request.get('/api/admin/profile')).status()).toBe(401)
  await elsewhere.close()
})

test('who is signed in without the role is told so and may leave', async ({ page, visit }) => {
  await page.route('**/api/admin/profile', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), role: 'reader' } })
  })
  await openSession(page)
  await visit('/admin/species')
  await expect(page.getByRole('alert')).toContainText('Access denied. Admin privileges required.')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(login(page)).toBeVisible()
})

test('the dashboard counts, and leads to what needs a curator', async ({ page, visit }) => {
  await signIn(page)
  const counts = page.getByRole('list', { name: 'Records' })
  // Other journeys add species meanwhile, hidden ones too.
  await expect(async () => {
    const species = await (await page.request.get('/api/admin/species')).json()
    await visit('/admin')
    await expect(counts.getByRole('link', { name: `Total species ${species.total}` })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(counts.getByRole('link', { name: 'CITES trade records 464,042' })).toBeVisible()
  const finding = page.getByRole('region', { name: 'Needs attention' }).getByRole('group').first()
  await finding.locator('summary').focus()
  await page.keyboard.press('Enter')
  await finding.getByRole('link', { name: /Rhodiola rosea/ }).click()
  await expect(page).toHaveURL(/\/admin\/iucn-assessments\/create\?species_id=/)
})

test('the dashboard lists facts to check, each leading to where it is corrected', { tag: LONG_RUN }, async ({
  page,
  visit,
}) => {
  await signIn(page)
  await visit('/admin')
  const facts = page.getByRole('region', { name: 'Facts to check' })
  const unchecked = facts.getByRole('group').filter({ hasText: 'Not compared with their source' })
  await unchecked.locator('summary').focus()
  await page.keyboard.press('Enter')
  await unchecked.getByRole('link', { name: 'Glossary terms: Source Y' }).click()
  await expect(page).toHaveURL(/\/admin\/glossary\/[\da-f-]+\/edit$/)

  await page.goBack()
  await expect(unchecked).toBeVisible()
  // Nothing follows from simulated records.
  await expect(facts.getByText('CITES listings that disagree with trade records')).toHaveCount(0)
})

test('search engines are told to stay out', async ({ request }) => {
  const html = await (await request.get('/admin', { headers: { accept: 'text/html' } })).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
})
