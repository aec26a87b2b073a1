import type { Page } from '@playwright/test'

/**
 * Sets what the browser says of its connection, for pages opened from now on. Chromium's own estimate takes a busy machine for a
 * slow connection.
 */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: '4g' },
): Promise<void> {
  await page.addInitScript((value) => {
    // A script may be evaluated twice in one page.
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}
