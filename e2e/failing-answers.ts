import type { Page } from '@playwright/test'

/** An answer of null as the portal gives it; Playwright names no type for `json: null`. */
export const NULL_ANSWER = { contentType: 'application/json', body: 'null' }

/** Has the portal fail at an address until it is mended. */
export async function failUntilMended(page: Page, address: string): Promise<{ mend: () => void }> {
  let failing = true
  await page.route(address, (route) =>
    failing
      ? route.fulfill({
          status: 500,
          json: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' },
        })
      : route.continue(),
  )
  return {
    mend: () => {
      failing = false
    },
  }
}
