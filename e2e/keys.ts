import { expect, type Locator, type Page } from '@playwright/test'

/* What someone does who has no mouse. */

/** More stops than any screen of the back office has. */
const FURTHEST = 150

/** Presses Tab until `target` has the focus, if it has not yet; fails where it cannot be reached so. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Found once: to find it anew by its role and name takes longer than the key.
  let element = await target.elementHandle()
  for (let stop = 0; stop < FURTHEST; stop += 1) {
    const state = await element?.evaluate((one) => ({
      isThere: one.isConnected,
      hasFocus: one === document.activeElement,
    }))
    if (state?.hasFocus) return
    if (state?.isThere) await page.keyboard.press('Tab')
    else element = await target.elementHandle()
  }
  throw new Error(`${target} cannot be reached with Tab`)
}

/** Leaves out what every page begins with, as soon as a page has opened. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/**
 * Goes to a button or link with Tab and presses Enter. The key goes to the target itself: a dialog that is
 * still closing may take the focus away between Tab and Enter.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await target.press('Enter')
}

/**
 * Goes to a field of the form with Tab and types: the beginning of an option, a day as digits, a blank for
 * a tick. Of species the first that fits is taken.
 */
export async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.locator('form').getByLabel(new RegExp(`^${label}( \\*)?$`))
  await tabTo(page, field)
  // The words to choose from may arrive after the form.
  if (await field.evaluate((element) => element.matches('select')))
    await expect(field.locator('option').nth(1)).toBeAttached()
  await field.pressSequentially(text)
  if (label === 'Species') await pickFirst(page, field)
}

/** Waits for each step of the list, as a reader of it does: keys ahead of it would go astray. */
async function pickFirst(page: Page, field: Locator): Promise<void> {
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
