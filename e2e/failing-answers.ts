import type { Page } from '@playwright/test'

/** An answer of null as the portal gives it; Playwright names no type for `json: null`. */
export const NULL_ANSWER = { contentType: 'application/json', body: 'null' }

const IS_NO_PAGE = /^\/(api|assets|data|icons|images|locales)\/|\.\w+$/
const FIRST_DATA = /(<script type="application\/json" id="first-data">)([\s\S]*?)(<\/script>)/

/** Leaves pages to the browser: it draws them itself, and asks for what the server would have sent along. */
export async function drawInBrowser(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !IS_NO_PAGE.test(pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const html = await response.text()
      const body = html.replace(FIRST_DATA, (_, start, sent, end) => {
        const { address: _address, ...firstData } = JSON.parse(sent)
        return start + JSON.stringify({ ...firstData, answers: [] }).replaceAll('<', '\\u003c') + end
      })
      await route.fulfill({ response, body })
    },
  )
}

/** Has the portal fail at an address until it is fixed. */
export async function failUntilFixed(page: Page, address: string): Promise<{ fix: () => void }> {
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
    fix: () => {
      failing = false
    },
  }
}
