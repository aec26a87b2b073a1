import { csvParseRows } from 'd3-dsv'
import { LONG_RUN, sampled } from '#testing/long-run.ts'
import {
  ANIMALS,
  COMPARISON,
  chips,
  clear,
  comparing,
  figures,
  load,
  options,
  pick,
  picker,
  QUANTITIES,
  RECORDS,
  rowOf,
  rowsOf,
  tradeAskedFor,
} from './comparison-tool.ts'
import { drawInBrowser, NULL_ANSWER } from './failing-answers.ts'
import { test as alone } from './journey.ts'
import { expect, test } from './reader.ts'
import { chart, choose, takeAway, written } from './trade-tab.ts'

const BEAR = 'Ursus maritimus'
const NARWHAL = 'Monodon monoceros'
const WALRUS = 'Odobenus rosmarus'
const OWL = 'Nyctea scandiaca'
const FALCON = 'Falco rusticolus'
const STURGEON = 'Acipenser baerii'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

interface View {
  rows: number
  all_rows: number
  first_year: number
  over_time: { term: string; measure: string; larger: number; years: { year: number; larger: number }[] }[]
  records_by_year: { year: number; exporters: number; importers: number }[]
}

interface Trends {
  window: { first: number; last: number }
  verdict: string
}

/** How the screen writes a verdict. */
const VERDICTS: Record<string, string> = {
  increasing: 'Increasing',
  decreasing: 'Decreasing',
  no_clear_trend: 'No clear trend',
  depends_on_what_is_counted: 'Depends on what is counted',
  too_little_data: 'Too little data',
}

const viewOf = (id: string, query = ''): string => `/api/species/${id}/trade/view${query}`
const recordsIn = ({ records_by_year }: View, year: number): number => {
  const counted = records_by_year.find((one) => one.year === year)
  return counted ? counted.exporters + counted.importers : 0
}

const cellsOf = (csv: string) => csvParseRows(csv.replace('\uFEFF', ''))

for (const { place, path } of sampled(
  [
    { place: 'the comparison page', path: COMPARISON },
    { place: 'the tab of the gallery', path: '/gallery#comparison' },
  ],
  1,
)) {
  // In a browser that has no answers as yet, which would be asked for again.
  alone(
    `${place}: choosing, loading and clearing, with trade asked for only after loading`,
    async ({ page, visit }) => {
      await visit(path)
      const asked = tradeAskedFor(page)
      await expect(page.getByRole('main')).toContainText(/Source: CITES Trade Database.*, version 2025\.1\./)
      await expect(load(page)).toBeDisabled()
      await expect(clear(page)).toBeDisabled()

      await pick(page, BEAR)
      await expect(chips(page)).toHaveText([BEAR])
      await expect(load(page)).toBeDisabled()
      await expect(clear(page)).toBeEnabled()
      await pick(page, NARWHAL)
      await expect(load(page)).toBeEnabled()
      await expect(chart(page, RECORDS)).toHaveCount(0)
      expect(asked).toEqual([])

      await load(page).click()
      await expect(chart(page, RECORDS)).toBeVisible()
      await expect(figures(page).getByRole('row')).toHaveCount(3)
      expect(asked).toHaveLength(2)

      await pick(page, WALRUS)
      await expect(chart(page, RECORDS)).toHaveCount(0)
      expect(asked).toHaveLength(2)
      await load(page).click()
      await expect(figures(page).getByRole('row')).toHaveCount(4)
      expect(asked).toHaveLength(3)

      await page.getByRole('button', { name: `Remove ${BEAR}` }).click()
      await expect(chart(page, RECORDS)).toHaveCount(0)
      await clear(page).click()
      await expect(chips(page)).toHaveCount(0)
      await expect(page.getByText('No species chosen yet.')).toBeVisible()
      await expect(clear(page)).toBeDisabled()
      await expect(picker(page)).toBeFocused()
      await expect(page).toHaveURL(path)
    },
  )
}

test('by keys alone: a name in another language, a synonym, chart, table and removal', async ({
  page,
  visit,
}) => {
  await visit(COMPARISON)
  await picker(page).focus()
  await page.keyboard.type('hvitabjorn')
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText('Also called: hvítabjörn')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText([BEAR])
  await expect(picker(page)).toBeFocused()

  await page.keyboard.type('bubo')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toContainText('Synonym: Bubo scandiacus')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText([BEAR, OWL])

  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(43)
  await expect(options(page).and(page.getByRole('option', { selected: true }))).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(load(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chart(page, RECORDS)).toBeVisible()

  await page.getByRole('radio', { name: 'Records' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart(page, QUANTITIES)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Quantity' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')

  const slider = chart(page, RECORDS).getByRole('slider')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^1975: Polar Bear \d/)
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^2023: .*year incomplete$/)

  await page.getByRole('button', { name: `Remove ${BEAR}` }).focus()
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText([OWL])
  await expect(page.getByRole('button', { name: `Remove ${OWL}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeFocused()
})

test('picking a chosen species again lets it go', { tag: LONG_RUN }, async ({ page, visit }) => {
  await visit(COMPARISON)
  await pick(page, BEAR, NARWHAL, BEAR)
  await expect(chips(page)).toHaveText([NARWHAL])
})

test('five are the most, and the picker says so', async ({ page, visit }) => {
  await visit(COMPARISON)
  await pick(page, BEAR, NARWHAL, WALRUS, OWL, FALCON)
  await expect(chips(page)).toHaveCount(5)
  await expect(page.getByText('5 species are chosen, the most that can be compared at once.')).toBeVisible()
  await expect(picker(page)).toHaveAttribute('placeholder', 'Remove one to choose another')
  await expect(picker(page)).not.toBeEditable()
  await picker(page).press('ArrowDown')
  await expect(options(page)).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${OWL}` }).click()
  await pick(page, STURGEON)
  await expect(chips(page)).toHaveText([BEAR, NARWHAL, WALRUS, FALCON, STURGEON])
})

test.describe('a shared address', () => {
  test('shows the comparison loaded, by its measure and on its scale', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    const ids = [await idOf(WALRUS), await idOf(BEAR)]
    await visit(comparing(ids, '&loaded=true&measure=quantity&scale=indexed'))
    await expect(chart(page, QUANTITIES)).toContainText('Indexed: the peak year of each species is 100.')
    await expect(chips(page)).toHaveText([WALRUS, BEAR])

    await page.getByText('Common', { exact: true }).click()
    await page.getByText('Records', { exact: true }).first().click()
    await expect(page).toHaveURL(comparing(ids, '&loaded=true'))
    await page.reload()
    await expect(chart(page, RECORDS)).not.toContainText('Indexed')
  })

  test('that is not loaded shows the choice and asks for no trade', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    const asked = tradeAskedFor(page)
    await visit(comparing([await idOf(WALRUS), await idOf(BEAR)]))
    await expect(load(page)).toBeEnabled()
    await expect(chart(page, RECORDS)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('with one species cannot be loaded', { tag: LONG_RUN }, async ({ page, visit, idOf }) => {
    await visit(comparing([await idOf(WALRUS)], '&loaded=true'))
    await expect(chips(page)).toHaveText([WALRUS])
    await expect(load(page)).toBeDisabled()
    await expect(chart(page, RECORDS)).toHaveCount(0)
  })

  test('drops what is no id and says which species nobody knows', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    await visit(comparing(['walrus', await idOf(WALRUS), UNKNOWN_ID, await idOf(BEAR)], '&loaded=true'))
    await expect(chips(page)).toHaveText([WALRUS, BEAR])
    await expect(
      page.getByText(`This ID matches no species on this site, so it is left out: ${UNKNOWN_ID}`),
    ).toBeVisible()
    await expect(page.getByText('walrus', { exact: true })).toHaveCount(0)
    await expect(chart(page, RECORDS)).toBeVisible()
    await page.getByRole('button', { name: `Remove ${BEAR}` }).click()
    await expect(page.getByText(UNKNOWN_ID)).toHaveCount(0)
  })

  test('of more than five is cut to five, with a word', { tag: LONG_RUN }, async ({ page, visit, idOf }) => {
    const names = [BEAR, NARWHAL, WALRUS, OWL, FALCON, STURGEON]
    await visit(comparing(await Promise.all(names.map(idOf)), '&loaded=true'))
    await expect(chips(page)).toHaveText(names.slice(0, 5))
    await expect(
      page.getByText(
        'The address names more species than can be compared; only the first 5 are shown (left out: 1).',
      ),
    ).toBeVisible()
    await expect(figures(page).getByRole('row')).toHaveCount(6)
  })

  test('of the gallery keeps its list and its comparison apart', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    const ids = [await idOf(WALRUS), await idOf(BEAR)]
    await visit(`/home?search=whale&${ids.map((id) => `species=${id}`).join('&')}&loaded=true#comparison`)
    await expect(chart(page, RECORDS)).toBeVisible()
    await page.getByRole('tab', { name: 'Browse Species' }).click()
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('whale')
    await page.getByRole('tab', { name: 'Compare Trade' }).click()
    await expect(chart(page, RECORDS)).toBeVisible()
  })
})

alone(
  'a comparison is cached for five minutes, then asked for anew',
  { tag: LONG_RUN },
  async ({ page, visit, idOf }) => {
    await page.clock.install()
    await drawInBrowser(page)
    const asked = tradeAskedFor(page)
    const ids = [await idOf(WALRUS), await idOf(BEAR)]
    await visit(comparing(ids, '&loaded=true'))
    await expect(chart(page, RECORDS)).toBeVisible()
    expect(asked).toHaveLength(2)

    const again = async () => {
      await page.getByRole('button', { name: `Remove ${BEAR}` }).click()
      await pick(page, BEAR)
      await load(page).click()
      await expect(chart(page, RECORDS)).toBeVisible()
    }
    await page.clock.fastForward('04:00')
    await again()
    expect(asked).toHaveLength(2)
    await page.clock.fastForward('02:00')
    await again()
    // The browser shows its own cached answer and asks again, so that one question is seen twice.
    await expect.poll(() => new Set(asked.slice(2))).toEqual(new Set(ids))
  },
)

test.describe('with the real release', () => {
  test.use({ portal: 'real' })

  test('chart, table and CSV hold what the records say', async ({ page, visit, idOf, ask }) => {
    const ids = [await idOf(NARWHAL), await idOf(BEAR)]
    const views = await Promise.all(ids.map((id) => ask<View>(viewOf(id))))
    const trends = await Promise.all(ids.map((id) => ask<Trends>(`/api/species/${id}/trade/trends`)))
    await visit(comparing(ids, '&loaded=true'))
    await expect(page.locator('[data-simulated=cites_trade]')).toHaveCount(0)
    for (const words of [
      'CITES Trade Database',
      'version 2025.1',
      '1975–2023',
      'years after 2022, incomplete',
      'Basis: records as reported, all movements.',
    ]) {
      await expect(chart(page, RECORDS)).toContainText(words)
    }
    await expect(figures(page).getByRole('columnheader', { name: /^Trend 2013–2022/ })).toBeVisible()
    for (const [place, name] of [NARWHAL, BEAR].entries()) {
      await expect(rowOf(page, name)).toContainText(written(views[place]?.rows ?? 0))
      await expect(rowOf(page, name)).toContainText(VERDICTS[trends[place]?.verdict ?? ''] ?? 'none')
    }

    const { name, text } = await takeAway(page, RECORDS, /^Data as CSV/)
    expect(name).toBe('arctic-tracker-comparison-monodon-monoceros-ursus-maritimus-records.csv')
    const [head, ...lines] = cellsOf(text)
    expect(head).toEqual([
      'Year',
      'Narwhal (Monodon monoceros)',
      'Polar Bear (Ursus maritimus)',
      'Complete year',
      'Unit',
      'Measure',
      'Reporter',
      'Basis',
      'Notes',
      'Source',
      'Exported on',
    ])
    expect(lines.map(([year]) => Number(year))).toEqual(
      Array.from({ length: 49 }, (_, place) => 1975 + place),
    )
    for (const [year, ofNarwhal, ofBear, complete, ...beside] of lines) {
      for (const [place, cell] of [ofNarwhal, ofBear].entries()) {
        const view = views[place]
        if (view) expect(Number(cell)).toBe(recordsIn(view, Number(year)))
      }
      expect(complete).toBe(Number(year) <= 2022 ? 'Yes' : 'No')
      expect(beside.slice(2, 4)).toEqual(['both sides', 'records as reported, all movements'])
      expect(beside[5]).toContain('version 2025.1')
    }
  })

  test('meat in kilograms: chosen by hand, the same at its address, in its CSV, and of who has none', async ({
    page,
    visit,
    idOf,
    ask,
  }) => {
    const names = [NARWHAL, WALRUS, OWL]
    const ids = await Promise.all(names.map(idOf))
    const query = '?term=meat&unit=kg'
    const views = await Promise.all(ids.map((id) => ask<View>(viewOf(id, query))))
    await visit(comparing(ids, '&loaded=true'))
    await page.getByText('Quantity', { exact: true }).first().click()
    await expect(rowsOf(page, 'Narwhal')).toContainText('Narwhal: Tusks, number · ')
    await page.getByRole('group', { name: 'Counted in' }).getByRole('button', { name: /^kg/ }).click()
    await expect(rowsOf(page, 'Narwhal')).toContainText(
      'no records of its main article in kg; choose a term.',
    )
    await expect(rowsOf(page, 'Snowy Owl')).toContainText('no records in kg. 0 of 2,883 records.')
    await expect(page.getByText('No comparable trade data found')).toBeVisible()

    await choose(page, 'Term', 'Meat', page.getByRole('region', { name: 'Comparison', exact: true }))
    await expect(chart(page, QUANTITIES)).toContainText('Meat, kg, per year')
    await expect(chart(page, QUANTITIES)).toContainText('Basis: the larger side of each line, direct trade.')
    await expect(chart(page, QUANTITIES)).toContainText('Selected: Term: Meat.')
    const address = page.url()
    expect(address).toContain('&measure=quantity')
    expect(new URL(address).searchParams.get('term')).toBe('meat')
    expect(new URL(address).searchParams.get('unit')).toBe('kg')

    const told = async () => {
      await expect(rowOf(page, OWL)).toContainText('no records match these filters together')
      for (const [place, name] of [NARWHAL, WALRUS].entries()) {
        const [meat] = views[place]?.over_time ?? []
        expect(meat).toMatchObject({ term: 'meat', measure: 'kg' })
        await expect(rowOf(page, name)).toContainText(written(meat?.larger ?? 0))
      }
      const { name, text } = await takeAway(page, QUANTITIES, /^Data as CSV/)
      expect(name).toBe(
        'arctic-tracker-comparison-monodon-monoceros-odobenus-rosmarus-quantity-kg-term-meat.csv',
      )
      return cellsOf(text)
    }
    const [head, ...lines] = await told()
    expect(head?.slice(0, 4)).toEqual([
      'Year',
      'Narwhal (Monodon monoceros): Meat, kg',
      'Walrus (Odobenus rosmarus): Meat, kg',
      `${OWL}: no records match these filters together`,
    ])
    for (const [year, ofNarwhal, ofWalrus, ofOwl, , unit] of lines) {
      for (const [place, cell] of [ofNarwhal, ofWalrus].entries()) {
        const counted = views[place]?.over_time[0]?.years.find((one) => one.year === Number(year))
        // Before its first row a species has no figure; after it, a year without rows is zero.
        if (counted === undefined) expect(['', '0']).toContain(cell)
        else expect(Number(cell)).toBeCloseTo(counted.larger, 6)
      }
      expect([ofOwl, unit]).toEqual(['', 'kg'])
    }

    await visit(address)
    expect(await told()).toEqual([head, ...lines])
    await page.getByRole('button', { name: `Table: ${QUANTITIES}` }).click()
    await expect(chart(page, QUANTITIES).getByRole('row')).toHaveCount(lines.length + 1)
  })

  test('a lifted choice leaves the address, and a choice that empties a species is named', {
    tag: LONG_RUN,
  }, async ({ page, visit, idOf }) => {
    const ids = [await idOf(NARWHAL), await idOf(OWL)]
    await visit(comparing(ids, '&loaded=true&term=tusks&reporter=exporters'))
    await expect(rowsOf(page, 'Snowy Owl')).toContainText('no records match Term: Tusks.')
    await expect(chart(page, RECORDS)).toContainText('Selected: Term: Tusks; Reported by: exporters.')
    await page.getByRole('button', { name: 'Remove filter Term: Tusks' }).click()
    await expect(rowsOf(page, 'Snowy Owl')).not.toContainText('no records')
    await expect(page).toHaveURL(comparing(ids, '&loaded=true&reporter=exporters'))
  })

  test('whole animals are shown where the rows convert, and refused with the share elsewhere', {
    tag: LONG_RUN,
  }, async ({ page, visit, idOf }) => {
    await visit(comparing([await idOf(NARWHAL), await idOf(WALRUS)], '&loaded=true&measure=animals'))
    await expect(rowOf(page, WALRUS)).toContainText(
      /only \d.* of the records can be converted to whole animals/,
    )
    await expect(chart(page, ANIMALS)).toContainText('Upper end of the range')
    const { text } = await takeAway(page, ANIMALS, /^Data as CSV/)
    expect(cellsOf(text)[0]?.[1]).toBe('Narwhal (Monodon monoceros)')
  })

  test('indexed, the peak year of each species is 100 and nothing is above it', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
    ask,
  }) => {
    const ids = [await idOf(NARWHAL), await idOf(STURGEON)]
    const views = await Promise.all(ids.map((id) => ask<View>(viewOf(id))))
    await visit(comparing(ids, '&loaded=true&scale=indexed'))
    await expect(chart(page, RECORDS)).toContainText('Indexed: the peak year of each species is 100.')
    const { text } = await takeAway(page, RECORDS, /^Data as CSV/)
    const lines = cellsOf(text)
    for (const [place, view] of views.entries()) {
      const peak = Math.max(...view.records_by_year.map(({ year }) => recordsIn(view, year)))
      const peakYear = view.records_by_year.find(({ year }) => recordsIn(view, year) === peak)?.year
      expect(lines[0]?.[place + 1]).toMatch(new RegExp(`, ${peakYear} = 100$`))
      const index = new Map(lines.slice(1).map((line) => [Number(line[0]), line[place + 1]]))
      expect(index.get(peakYear ?? 0)).toBe('100')
      for (const { year } of view.records_by_year) {
        expect(Number(index.get(year)), `${year}`).toBeCloseTo((recordsIn(view, year) / peak) * 100, 6)
      }
    }
  })

  test('records of a year without any are counted as none, from the first year with rows on', {
    tag: LONG_RUN,
  }, async ({ page, visit, idOf, ask }) => {
    const ids = [await idOf(NARWHAL), await idOf(STURGEON)]
    await visit(comparing(ids, '&loaded=true&importer=JP'))
    const { name, text } = await takeAway(page, RECORDS, /^Data as CSV/)
    expect(name).toMatch(/-records-importer-jp\.csv$/)
    const [, ...lines] = cellsOf(text)
    const sturgeon = await ask<View>(viewOf(ids[1] ?? '', '?importer=JP'))
    expect(sturgeon.first_year).toBeGreaterThan(Number(lines[0]?.[0]))
    for (const [year, , ofSturgeon] of lines) {
      const expected = Number(year) < sturgeon.first_year ? '' : String(recordsIn(sturgeon, Number(year)))
      expect(ofSturgeon, year).toBe(expected)
    }
  })

  test('signs stand where they apply, with the species that they concern', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    await visit(comparing([await idOf(BEAR), await idOf(OWL)], '&loaded=true'))
    const heading = chart(page, RECORDS).getByRole('heading')
    await heading.getByRole('button', { name: 'More information' }).click()
    await expect(page.getByRole('tooltip')).toContainText('records are both counted')
    await expect(page.getByRole('tooltip')).toContainText(`${BEAR}: 2023 is incomplete in this release`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const caution = { name: 'Caution when reading this figure' }
    await expect(heading.getByRole('button', caution)).toHaveCount(0)

    await page.getByText('Quantity', { exact: true }).first().click()
    const quantities = chart(page, QUANTITIES).getByRole('heading')
    await quantities.getByRole('button', caution).click()
    await expect(page.getByRole('tooltip')).toContainText(
      `${BEAR}: One record makes up more than half of a year`,
    )
    await page.keyboard.press('Escape')
    await expect(rowOf(page, BEAR).getByRole('button', caution)).toHaveCount(1)
    await expect(rowOf(page, OWL).getByRole('button', caution)).toHaveCount(0)
  })
})

test('table view and picture name every species', async ({ page, visit, idOf }) => {
  await visit(comparing([await idOf(NARWHAL), await idOf(WALRUS)], '&loaded=true'))
  await chart(page, RECORDS)
    .getByRole('button', { name: `Table: ${RECORDS}` })
    .click()
  const table = chart(page, RECORDS).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Year',
    'Narwhal (Monodon monoceros)',
    'Walrus (Odobenus rosmarus)',
    'Complete year',
  ])
  const { text } = await takeAway(page, RECORDS, 'Chart as SVG')
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Narwhal (Monodon monoceros)')
  expect(words).toContain('Walrus (Odobenus rosmarus)')
  expect(words).toContain('CITES Trade Database')
  expect(words).toContain('Basis: records as reported, all movements')
})

test('a species without trade stays listed, in figures, chart and file', { tag: LONG_RUN }, async ({
  page,
  visit,
  idOf,
}) => {
  const owl = await idOf(OWL)
  await drawInBrowser(page)
  await page.route(`**/species/${owl}/trade/view*`, (route) => route.fulfill(NULL_ANSWER))
  await visit(comparing([await idOf(NARWHAL), owl], '&loaded=true'))
  await expect(rowOf(page, OWL)).toContainText('no trade records')
  await expect(chart(page, RECORDS)).toContainText(`${OWL}: no trade records`)
  const { text } = await takeAway(page, RECORDS, /^Data as CSV/)
  expect(cellsOf(text)[0]?.[2]).toBe(`${OWL}: no trade records`)
})

test.describe('when the trade of one species cannot be read', () => {
  test.use({ hurried: true, expectedMessages: /status of 500|Internal Server Error/ })

  test('it is named, the others stand, and trying again helps', async ({ page, visit, idOf }) => {
    let failing = true
    const owl = await idOf(OWL)
    await drawInBrowser(page)
    await page.route(`**/species/${owl}/trade/view*`, (route) =>
      failing
        ? route.fulfill({
            status: 500,
            json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'The owl is out.' },
          })
        : route.continue(),
    )
    await visit(comparing([await idOf(NARWHAL), owl], '&loaded=true'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error loading trade data: The owl is out.')
    await expect(alert).toContainText(`Missing below: ${OWL}.`)
    await expect(chart(page, RECORDS)).toContainText(`${OWL}: could not be loaded`)
    await expect(rowOf(page, OWL)).toContainText('could not be loaded')
    await expect(rowOf(page, NARWHAL)).toContainText('Narwhal')
    failing = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(alert).toHaveCount(0)
    await expect(rowOf(page, OWL)).not.toContainText('could not be loaded')
  })
})

test.describe('when the drawing itself cannot be fetched', () => {
  test.use({
    expectedMessages: /A section failed|Failed to (load resource|fetch)|ERR_FAILED|React error #422/,
  })

  test('that part says so, and nothing is said of the species', { tag: LONG_RUN }, async ({
    page,
    visit,
    idOf,
  }) => {
    await page.route('**/assets/comparison-view-*.js', (route) => route.abort())
    await visit(comparing([await idOf(NARWHAL), await idOf(WALRUS)], '&loaded=true'))
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded')
    await expect(page.getByText('Error loading species list.')).toHaveCount(0)
    await expect(chips(page)).toHaveCount(2)
  })
})

test.describe('before any release was imported', () => {
  test.use({ portal: 'simulated' })

  for (const path of sampled([COMPARISON, '/gallery'], 1)) {
    test(`${path} says that the trade is simulated, and so does every file`, async ({
      page,
      visit,
      idOf,
    }) => {
      const ids = [await idOf(NARWHAL), await idOf(WALRUS)]
      await visit(`${path}?${ids.map((id) => `species=${id}`).join('&')}&loaded=true#comparison`)
      await expect(page.locator('[data-simulated=cites_trade]')).toContainText('Simulated trade data.')
      await expect(chart(page, RECORDS)).toContainText('Simulated')
      const { name, text } = await takeAway(page, RECORDS, /^Data as CSV/)
      expect(name).toMatch(/-simulated\.csv$/)
      expect(text).toContain('Simulated trade data.')
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the key names the lines, and nothing but the table scrolls sideways', async ({
    page,
    visit,
    idOf,
  }) => {
    const ids = await Promise.all([BEAR, NARWHAL, WALRUS, OWL, FALCON].map(idOf))
    await visit(comparing(ids, '&loaded=true'))
    await expect(chart(page, RECORDS).getByRole('listitem')).toHaveText([
      'Polar Bear',
      'Narwhal',
      'Walrus',
      'Snowy Owl',
      'Gyrfalcon',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
