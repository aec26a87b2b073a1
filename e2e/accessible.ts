import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { AXE_RULES } from '#domain/portal/accessibility-checks.ts'
import { isLongRun } from '#testing/long-run.ts'

/** Nothing lies beyond the right edge of the window. */
export async function expectToFitItsWidth(page: Page, how = ''): Promise<void> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
  expect.soft(scrollWidth, `the page scrolls sideways ${how}`).toBe(clientWidth)
}

/** Opened beside a word or a sign, or over everything. */
const POPUP = '[role=dialog]'
/** One that fades away. */
const CLOSING_POPUP = `${POPUP}[data-closed]`

/** Rows, entries and cards after the first few, which are drawn alike; axe takes longest where there are many. */
const ALIKE = 'main :is(tbody tr:nth-child(n + 7), li:nth-child(n + 13), section:nth-of-type(n + 4) article)'

/** Nothing that axe objects to. The long run has it look at every row of a table and every entry of a list. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator(CLOSING_POPUP).filter({ visible: true })).toHaveCount(0)
  // What a popup covers in part is smaller only until it closes; without it, that page is looked at elsewhere.
  const isCovered = (await page.locator(POPUP).filter({ visible: true }).count()) > 0
  const found = await objections(page, { isCovered })
  if (isCovered) found.push(...(await objections(page, { within: POPUP })))
  expect.soft(found).toEqual([])
}

/** The same of a popup that shows something else since it was looked at with the page under it. */
export async function expectPopupAccessible(page: Page): Promise<void> {
  if (isLongRun) return expectAccessible(page)
  expect.soft(await objections(page, { within: POPUP })).toEqual([])
}

/** The same of a screen as it opens, which `public.screens.spec.ts` looks at in every run: here in the long run alone. */
export async function expectAccessibleAgain(page: Page): Promise<void> {
  if (isLongRun) await expectAccessible(page)
}

interface Looking {
  /** Only there. */
  within?: string
  isCovered?: boolean
}

/** The rule, what it asks for, and where it is broken. */
async function objections(page: Page, { within, isCovered = false }: Looking) {
  const axe = new AxeBuilder({ page })
    // Pages have no frames of others; what axe does to see into them takes three times as long.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...AXE_RULES] },
      rules: {
        // It is off unless asked for by name.
        'target-size': { enabled: !isCovered },
        // The rule that takes longest. The page under a popup has its own colours, looked at where nothing covers it.
        'color-contrast': { enabled: isLongRun || !isCovered },
      },
    })
  if (within !== undefined) axe.include(within)
  else if (!isLongRun) axe.exclude(ALIKE)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ target }) => target.join(' '))])
}
