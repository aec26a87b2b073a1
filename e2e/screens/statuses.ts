import { expect, type Page } from '@playwright/test'

/** Every status says its code or word, so that its colour is never all there is. */
export async function expectStatusesInWords(page: Page): Promise<void> {
  expect.soft(await page.evaluate(wordlessStatuses), 'statuses that only a colour tells').toEqual([])
}

/** Runs in the page. */
function wordlessStatuses(): string[] {
  return [...document.querySelectorAll('[data-red-list], [data-cites], [data-cms]')].flatMap((element) => {
    const name = element.textContent?.trim() || element.closest('[aria-label]')?.getAttribute('aria-label')
    return name || !element.checkVisibility() ? [] : element.outerHTML.slice(0, 120)
  })
}
