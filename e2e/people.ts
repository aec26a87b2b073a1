import type { Browser, Page } from '@playwright/test'
import { ownAddress } from './curator.ts'

/** Of everybody who accepts an invitation. */
export const PASSWORD = 'three walruses on one floe'

/** Another person's browser at the portal; by the one name at which browsers make passkeys without https. */
export async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL?.replace('127.0.0.1', 'localhost'),
    extraHTTPHeaders: ownAddress(),
  })
  return context.newPage()
}

/** Invites a person as the administrator does; gives the link that is shown. */
export async function invite(
  page: Page,
  email: string,
  role: string,
  languages: string[] = [],
): Promise<URL> {
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: role })
  for (const language of languages) await dialog.getByLabel(language).check()
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  const link = await page.getByRole('dialog').locator('code').textContent()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  return new URL(link ?? '')
}

/** Makes an account by an invitation, and signs in with it. */
export async function accept(guest: Page, { pathname, hash }: URL, name: string): Promise<void> {
  await guest.goto(pathname + hash)
  await guest.getByLabel('Your name').fill(name)
  await guest.getByLabel('Password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Create account' }).click()
}
