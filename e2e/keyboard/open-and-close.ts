import { expect, type Locator, type Page } from '@playwright/test'

/** A popup closes with Escape and gives the focus back; a part of the page opens and closes by the same key. */
export async function openAndClose(page: Page, name: string, what: 'popup' | 'part'): Promise<string[]> {
  const opener = page.locator(':focus')
  const element = await opener.elementHandle()
  if (element === null) return [`${name}: lost the focus`]
  const before = await isOpen(opener)
  const faults: string[] = []
  const becomes = async (open: boolean, key: string) => {
    await page.keyboard.press(key)
    const done = await expect
      .poll(() => element.evaluate(readOpen))
      .toBe(open)
      .then(() => true)
      .catch(() => false)
    if (!done) faults.push(`${name}: ${key} does not ${open ? 'open' : 'close'} it`)
    return done
  }
  const hasFocus = () => element.evaluate((one) => one === document.activeElement)

  if (what === 'popup') {
    // A term opens as soon as it has the focus.
    if (before) await becomes(false, 'Escape')
    if (await becomes(true, 'Enter')) await becomes(false, 'Escape')
  } else {
    await becomes(!before, 'Enter')
    await becomes(before, 'Space')
  }
  if (
    !(await expect
      .poll(hasFocus)
      .toBe(true)
      .then(
        () => true,
        () => false,
      ))
  )
    faults.push(`${name}: does not get the focus back`)
  return faults
}

const isOpen = (opener: Locator) => opener.evaluate(readOpen)

/** Runs in the page. */
function readOpen(opener: Element): boolean {
  const state = opener.getAttribute('aria-expanded')
  if (opener instanceof HTMLElement && opener.matches('summary'))
    return opener.closest('details')?.open ?? false
  return state === null ? document.querySelector('dialog[open], [role=dialog]') !== null : state === 'true'
}
