import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing lies beyond the right edge of the window. */
export async function expectToFitItsWidth(page: Page): Promise<void> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth, 'the page scrolls sideways').toBe(clientWidth)
}

/** Nothing that axe objects to. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Pages have no frames of others; what axe does to see into them takes three times as long.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, help, nodes }) => [id, help, nodes.map(({ target }) => target.join(' '))]),
  ).toEqual([])
}
