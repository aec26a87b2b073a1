import { randomInt } from 'node:crypto'
import type { Cookie, Page } from '@playwright/test'
import { CURATOR_ACCOUNT } from '#testing/curator-account.ts'

/** Another administrator beside that account, whose sessions may all be ended without anybody else being signed out. */
export const LEAVER = { email: 'leaver@example.org', password: CURATOR_ACCOUNT.password }

/** The session that the journeys of a worker share: what makes one costs the portal a third of a second. */
let shared: Cookie[] | undefined

/** Has the curator signed in already. A journey that ends its session opens one of its own. */
export async function signIn(page: Page): Promise<void> {
  const context = page.context()
  if (shared !== undefined) return context.addCookies(shared)
  await openSession(page)
  shared = await context.cookies()
}

/** Signs in as the login form does, without walking through it. */
export async function openSession(page: Page, { email, password } = CURATOR_ACCOUNT): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    headers: { origin: new URL(await originOf(page)).origin },
    data: { email, password },
  })
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`)
}

/** Requests of a test name no page they come from; the portal takes changes from its own pages only. */
async function originOf(page: Page): Promise<string> {
  return (await page.request.get('/healthz')).url()
}

/** Fills in the login form with the keyboard alone and sends it. */
export async function typeCredentials(page: Page, { email, password } = CURATOR_ACCOUNT): Promise<void> {
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** An address to come from that nobody else's attempts to sign in are counted with. */
export const ownAddress = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})
