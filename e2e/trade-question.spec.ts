import { LONG_RUN } from '#testing/long-run.ts'
import { expect, test, untilCached } from './cut-line.ts'
import { chart, choose, rowsLine, save, takeAway, trade, tradeOf } from './trade-tab.ts'

const NARWHAL = 'Monodon monoceros'
const QUERY = '?start_year=2000&end_year=2022&term=tusks&exporter=GL&reporter=exporters&movement=direct'

interface Answer {
  rows: number
  importers: { ranked: { code: string; figure: number }[]; named_countries: number }
}

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('which countries took narwhal tusks from Greenland as its exporters report, 2000 to 2022, directly', {
    tag: LONG_RUN,
  }, async ({ page, line, visit, idOf, ask }) => {
    // The files of the release are stored for reading offline on the way.
    test.slow()
    const id = await idOf(NARWHAL)
    await visit(`/species/${id}?tab=trade`)
    await untilCached(page)
    const tab = trade(page)
    let presses = 0
    const press = async (what: ReturnType<typeof tab.getByRole>) => {
      presses += 1
      await what.click()
    }

    await press(tab.getByLabel('From year'))
    await page.keyboard.type('2000')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2022')
    await page.keyboard.press('Enter')
    await choose(page, 'Term', 'Tusks')
    await choose(page, 'Exporter', 'Greenland')
    presses += 2
    await press(tab.getByRole('button', { name: 'More filters' }))
    await press(tab.getByRole('group', { name: 'Reported by' }).getByRole('button', { name: /^exporters/ }))
    const direct = tab.getByRole('group', { name: 'Movement' }).getByRole('button', { name: /^direct/ })
    await press(direct)
    expect(presses).toBeLessThanOrEqual(6)
    // As many records as before it: their number does not tell that the choice is made.
    await expect(direct).toHaveAttribute('aria-pressed', 'true')

    const answer = await ask<Answer>(tradeOf(id, QUERY))
    await expect(rowsLine(page)).toContainText(`${answer.rows} of 24,410 records.`)
    const countries = await takeAway(page, 'Top Importers', /^Data as CSV/)
    const figures = countries.text.split('\n').slice(1, 1 + answer.importers.ranked.length)
    expect(figures.map((row) => Number(row.split(',')[2]))).toEqual(
      answer.importers.ranked.map(({ figure }) => figure),
    )

    const rows = await save(page, tab.getByRole('button', { name: 'These records as CSV' }))
    expectRows(rows.text, answer.rows)
    const address = page.url()
    expect(new URL(address).search).toBe(`?tab=trade&${QUERY.slice(1)}`)

    // Elsewhere, and here offline.
    await visit(address)
    await expect(rowsLine(page)).toContainText(`${answer.rows} of 24,410 records.`)
    await expect.poll(() => page.evaluate(cachedFiles)).not.toEqual([])
    line.cut()
    await visit(`${address}&purpose=P`)
    await expect(rowsLine(page)).toContainText(/^\d+ of 24,410 records\./, { timeout: 30_000 })
    await tab.getByRole('button', { name: /Purpose: Personal/ }).click()
    await expect(rowsLine(page)).toContainText(`${answer.rows} of 24,410 records.`)
    await expect(chart(page, 'Top Importers')).toContainText('Denmark')
    const offline = await save(page, tab.getByRole('button', { name: 'These records as CSV' }))
    expect(offline.text).toBe(rows.text)
  })
})

/** Every row is of tusks from Greenland, by an exporter, of these years, direct. */
function expectRows(text: string, count: number): void {
  const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\n')
  const names = head.split(',')
  const of = (row: string, name: string) => row.split(',')[names.indexOf(name)]
  expect(rows).toHaveLength(count)
  for (const row of rows) {
    expect(of(row, 'term')).toBe('tusks')
    expect(of(row, 'exporter')).toBe('GL')
    expect(of(row, 'reporter_type')).toBe('E')
    expect(['', 'GL']).toContain(of(row, 'origin'))
    expect(Number(of(row, 'year'))).toBeGreaterThanOrEqual(2000)
    expect(Number(of(row, 'year'))).toBeLessThanOrEqual(2022)
  }
}

/** Runs in the page: the files of releases that this browser keeps. */
async function cachedFiles(): Promise<string[]> {
  return (await (await caches.open('trade-files')).keys()).map(({ url }) => url)
}
