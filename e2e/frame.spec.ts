import type { Page } from '@playwright/test'
import { LONG_RUN } from '#testing/long-run.ts'
import { expect, test } from './reader.ts'

const PHONE = { width: 360, height: 740 }

test('a keyboard visitor skips to the content first', async ({ page, visit }) => {
  await visit('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the tab key goes through the header in reading order', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  const reached: string[] = []
  for (let step = 0; step < 13; step += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(
        () => document.activeElement?.textContent || (document.activeElement?.ariaLabel ?? ''),
      ),
    )
  }
  expect(reached.map((words) => words.trim())).toEqual([
    'Skip to content',
    'Arctic Tracker',
    'Overview',
    'Species',
    'Trade',
    'Compare',
    'Dashboard',
    'Methodology',
    'Glossary',
    'About',
    'Search',
    'Language',
    'Theme',
  ])
})

test('the header leads to every section and marks the current one', async ({ page, visit }) => {
  await visit('/')
  const header = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Species', '/gallery'],
    ['Dashboard', '/arctic-tracker'],
    ['Methodology', '/methodology'],
    ['Glossary', '/glossary'],
    ['About', '/about'],
    ['Overview', '/'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(header.locator('[aria-current]')).toHaveText(name)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

const menuOf = (page: Page) => ({
  drawer: page.getByRole('dialog', { name: 'Menu' }),
  openMenu: page.getByRole('button', { name: 'Menu', exact: true }),
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu opens as a drawer, holds the page still, and closes on every navigation', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const { drawer, openMenu } = menuOf(page)

    await openMenu.click()
    await expect(drawer).toBeVisible()
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await drawer.getByRole('link', { name: 'Research' }).click()
    await expect(page).toHaveURL('/research')
    await expect(drawer).toBeHidden()

    await openMenu.click()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(drawer).toBeHidden()
    await page.mouse.wheel(0, 800)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('the menu closes when the visitor goes back from a page that is still loading', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const { drawer, openMenu } = menuOf(page)
    const isHeld = Promise.withResolvers<void>()
    await page.route(/research/, async (route) => {
      await isHeld.promise
      await route.continue()
    })
    await openMenu.click()
    await drawer.getByRole('link', { name: 'Research' }).click()
    await expect(page).toHaveURL('/research')
    await openMenu.click()
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(drawer).toBeHidden()
    isHeld.resolve()
  })

  test('Escape closes the menu and gives the focus back', { tag: LONG_RUN }, async ({ page, visit }) => {
    await visit('/')
    const { openMenu } = menuOf(page)
    await openMenu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(openMenu).toBeFocused()
  })
})

test('the theme follows the system until the visitor chooses, and the choice stays', async ({
  page,
  visit,
}) => {
  const background = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('radio', { name: theme }).check()
    await page.keyboard.press('Escape')
  }

  await page.emulateMedia({ colorScheme: 'light' })
  await visit('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).not.toBe(light)

  await choose('Light')
  await expect.poll(background).toBe(light)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(background).toBe(light)
  await choose('System')
  await expect.poll(background).not.toBe(light)
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: /status of 404/ })

  test('shows a page that says so and leads home', async ({ page, visit }) => {
    const response = await visit('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('/community leads to the methodology, at the place it was asked for', async ({
  page,
  visit,
  request,
}) => {
  const answer = await request.get('/community', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/methodology'])
  await visit('/community#place')
  await expect(page).toHaveURL('/methodology#place')
})

test('/community leads there from within the portal too, without standing in the way back', {
  tag: LONG_RUN,
}, async ({ page, visit }) => {
  await visit('/gallery')
  await page.evaluate(() => history.pushState({}, '', '/community#place'))
  await expect(page).toHaveURL('/methodology#place')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methodology')
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
})

test('after a navigation, reading goes on at the new content and the title names the page', async ({
  page,
  visit,
}) => {
  await visit('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/^Glossary/)
})
