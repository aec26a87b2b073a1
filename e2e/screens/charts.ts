import { expect, type Locator, type Page } from '@playwright/test'

/** Every chart of a screen has its figures in a table too, and tells its series apart without colour. */
export async function expectChartsInTables(page: Page): Promise<void> {
  for (const chart of await page
    .locator('figure:not(.brief-part)')
    .filter({ has: page.locator('svg[data-plot]') })
    .all()) {
    await expectTable(chart)
    // The key of a map explains sizes, not series.
    if ((await chart.locator('[data-arc]').count()) === 0) await expectMarkers(chart)
  }
}

/** At least as many rows as the drawing has places: slices too thin to be told apart are one in it and rows there. */
async function expectTable(chart: Locator): Promise<void> {
  const title = await chart.getByRole('heading').first().textContent()
  // The cursor of a plot; a map has a button for each arc instead.
  const cursor = chart.locator('div[role=slider]')
  const places =
    (await cursor.count()) > 0
      ? Number(await cursor.getAttribute('aria-valuemax'))
      : await chart.locator('[data-arc]').count()
  const turn = chart.locator('button[aria-pressed]').first()
  await turn.click()
  const rows = chart.locator('tbody tr')
  expect.soft(await rows.count(), `rows of the table of '${title}'`).toBeGreaterThanOrEqual(places)
  await turn.click()
}

/** From two series up, each has a marker of its own beside its name. */
async function expectMarkers(chart: Locator): Promise<void> {
  const signs = await chart
    .locator('li > svg')
    .evaluateAll((keys) =>
      keys.map((key) =>
        [...key.children]
          .map(
            (part) =>
              part.getAttribute('d') ??
              part.getAttribute('stroke-dasharray') ??
              (part.textContent || part.tagName),
          )
          .join(' '),
      ),
    )
  expect.soft(new Set(signs).size, 'series that look different').toBe(signs.length)
}
