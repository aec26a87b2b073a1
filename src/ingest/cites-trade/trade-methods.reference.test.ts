import { beforeAll, describe, expect, test } from 'vitest'
import type { Amount } from '#domain/trade/amounts.ts'
import { arcticShare } from '#domain/trade/arctic-share.ts'
import { ledgerPairs } from '#domain/trade/ledger-pairs.ts'
import { ledgersOf } from '#domain/trade/ledgers.ts'
import { mainArticles, type RankedArticle, yearWindow } from '#domain/trade/main-article.ts'
import { oneRowYears } from '#domain/trade/one-row-years.ts'
import { oneSidedArticles } from '#domain/trade/one-sided-articles.ts'
import { screeningFlags } from '#domain/trade/screening.ts'
import { selectRows } from '#domain/trade/selected-rows.ts'
import { type CountryRanks, quantityByCountry, recordsByCountry } from '#domain/trade/trade-countries.ts'
import { groupTrade } from '#domain/trade/trade-groups.ts'
import { lineAmounts, linesOfArticle } from '#domain/trade/trade-quantities.ts'
import {
  BASES,
  type Basis,
  basisOf,
  COUNTRIES_BY,
  type TradeSelection,
} from '#domain/trade/trade-selection.ts'
import { type Article, isSameArticle, type TradeTable } from '#domain/trade/trade-table.ts'
import { type TrendRow, trendGrid, trendRow } from '#domain/trade/trend-grid.ts'
import { trendFinding } from '#domain/trade/trend-verdict.ts'
import { type WholeAnimals, wholeAnimals, wholeAnimalsByYear } from '#domain/trade/whole-animals.ts'
import { differences, readGoldenFigures } from '#testing/golden-figures.ts'
import { publishedTables } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { SeededNumbers } from '#testing/seeded-numbers.ts'

/* The rules of trade-methods on the real release, against figures that two other programs counted. */

const WINDOW = yearWindow(2022)
const TO_2022 = { end_year: WINDOW.last }
const IN_WINDOW = { start_year: WINDOW.first, end_year: WINDOW.last }

const golden =
  REFERENCE_DATA === '' ? { taxa: [], selections: [], portal: {} } : readGoldenFigures(REFERENCE_DATA)
let tables: ReadonlyMap<string, TradeTable> = new Map()

beforeAll(() => {
  if (REFERENCE_DATA === '') return
  tables = publishedTables(REFERENCE_DATA)
})

function tableOf(taxon: string): TradeTable {
  const table = tables.get(taxon)
  if (table === undefined) throw new Error(`The release has no rows of ${taxon}`)
  return table
}

describeWithReferenceData('a selection', () => {
  test.each(golden.selections)('$id, $taxon: $query', ({ taxon, query, result }) => {
    const table = tableOf(taxon)
    const { by = 'exporter', ...selection } = selectionOf(query)
    const { rows, ...counts } = selectRows(table, selection)
    const basis = basisOf(selection.reporter ?? 'both')
    const lines = lineAmounts(table, rows)
    const figures = {
      rows: rows.length,
      rows_selected: counts.selected,
      left_out_by_movement: counts.left_out_by_movement,
      left_out_by_reporter: counts.left_out_by_reporter,
      rows_by_reporter: countPer(rows, (row) => (table.isImporters[row] === 1 ? 'I' : 'E'), { E: 0, I: 0 }),
      records_by_year: countPer(rows, (row) => String(table.year[row])),
      records_by_country: recordsInWords(recordsByCountry(table, rows, by)),
      articles:
        result.articles &&
        groupTrade(table, rows, []).flatMap(({ articles }) =>
          articles.map((article) => {
            const ranks = quantityByCountry(table, linesOfArticle(table, lines, article), basis, by)
            return {
              term: article.term,
              measure: article.measure,
              rows: article.rows,
              quantity: article[basis],
              by_year: quantityByYear(table, rows, article, basis),
              by_country: {
                ...ranks,
                ranked: ranks.ranked.map(({ code, figure }) => ({ code, quantity: figure })),
              },
            }
          }),
        ),
    }
    expect(differences(figures, result)).toEqual([])
  })
})

describe.each(golden.taxa)('$taxon', (expected) => {
  const rowsOf = (selection: TradeSelection) => selectRows(tableOf(expected.taxon), selection).rows

  test('has its articles with their quantities on every basis', () => {
    const table = tableOf(expected.taxon)
    for (const wanted of [...expected.articles, ...expected.containers]) {
      const article = { term: [wanted.term], unit: [wanted.measure] }
      const quantity = Object.fromEntries(
        BASES.map((basis) => [
          basis,
          Object.fromEntries(
            (['all', 'direct'] as const).map((movement) => {
              const rows = rowsOf({ ...TO_2022, ...article, movement })
              const byYear = quantityByYear(
                table,
                rows,
                { term: wanted.term, measure: wanted.measure },
                basis,
              )
              const years = Array.from({ length: 10 }, (_, place) => byYear[WINDOW.first + place] ?? 0)
              const [whole] = groupTrade(table, rows, [])
              const total = whole?.articles[0]?.[basis] ?? 0
              return [movement, { total_1975_2022: total, years_2013_2022: years }]
            }),
          ),
        ]),
      )
      const rows = rowsOf(article)
      expect(
        differences({ rows: rows.length, quantity }, { rows: wanted.rows, quantity: wanted.quantity }),
      ).toEqual([])
    }
  })

  test('has its main and second article', () => {
    const { main, second } = mainArticles(tableOf(expected.taxon), WINDOW)
    const inWords = (article: RankedArticle | null) =>
      article && { ...article, rows_2013_2022: article.rows_in_window }
    const { scientific_samples: _, share_of_rows_2013_2022: __, ...wanted } = expected.main_article
    expect(differences(inWords(main), wanted)).toEqual([])
    expect(second && [second.term, second.measure]).toEqual(
      expected.second_article && [expected.second_article.term, expected.second_article.measure],
    )
  })

  test.each(COUNTRIES_BY)('ranks its countries by %s, and knows their Arctic share', (by) => {
    const rows = rowsOf({})
    const table = tableOf(expected.taxon)
    expect(
      differences(recordsInWords(recordsByCountry(table, rows, by)), expected.countries[`by_${by}`]),
    ).toEqual([])
    expect(differences(arcticShare(table, rows, by), expected.arctic[`by_${by}`])).toEqual([])
  })

  test('comes to so many whole animals', () => {
    const animals = (selection: TradeSelection) =>
      wholeAnimals(tableOf(expected.taxon), rowsOf({ ...selection, movement: 'direct' }), 'larger')
    expect(differences(animals(TO_2022), expected.whole_animals.years_1975_2022)).toEqual([])
    expect(differences(animals(IN_WINDOW), expected.whole_animals.years_2013_2022)).toEqual([])

    const direct = rowsOf({ ...IN_WINDOW, movement: 'direct' })
    const byYear = wholeAnimalsByYear(tableOf(expected.taxon), direct, 'larger')
    const withRows = expected.whole_animals.by_year.filter(({ rows }: WholeAnimals) => rows > 0)
    expect(
      differences(
        [...byYear].map(([year, figures]) => ({ year, ...figures })),
        withRows,
      ),
    ).toEqual([])
  })

  test('has its grid of counts and rules, and its verdict', () => {
    const grid = trendGrid(tableOf(expected.taxon), WINDOW)
    const finding = trendFinding(grid, rowsOf(IN_WINDOW).length)
    const { grid: wantedGrid, window: _, ...wanted } = expected.trend
    expect(differences({ ...finding, verdict: finding.verdict.replaceAll('_', ' ') }, wanted)).toEqual([])
    expect(differences(grid.map(inWords), wantedGrid.map(withoutName))).toEqual([])
  })

  test('has its ledgers and how far down their pairs are found', () => {
    const table = tableOf(expected.taxon)
    for (const [scope, wanted] of [
      [TO_2022, expected.ledgers.direct_1975_2022],
      [IN_WINDOW, expected.ledgers.direct_2013_2022],
    ]) {
      const rows = rowsOf({ ...scope, movement: 'direct' })
      const { term, measure } = expected.main_article
      const ofMeasure = (unit: string) => ({
        ...(ledgersByMeasure(table, rows).get(unit) ?? ledgersOf([])),
        pairs: ledgerPairs(table, rowsOf({ ...scope, movement: 'direct', unit: [unit] })),
      })
      const figures = {
        ...ledgersOf(lineAmounts(table, rows)),
        pairs: ledgerPairs(table, rows),
        number: ofMeasure('number'),
        kg: ofMeasure('kg'),
        main_article: ledgersOf(
          lineAmounts(table, rowsOf({ ...scope, movement: 'direct', term: [term], unit: [measure] })),
        ),
      }
      expect(differences(figures, wanted)).toEqual([])
    }
  })

  test('has the years that rest on one row, and the articles that rest on one side', () => {
    const table = tableOf(expected.taxon)
    const { main, second } = mainArticles(table, WINDOW)
    for (const [article, wanted] of [
      [main, expected.one_row_years.main],
      [second, expected.one_row_years.second],
    ] as const) {
      for (const reporter of article === null ? [] : (['exporters', 'importers'] as const)) {
        const years = oneRowYears(
          table,
          rowsOf({ ...TO_2022, ...namedArticle(article), movement: 'direct', reporter }),
        ).map(({ record_id, unit, ...year }) => ({ ...year, id: record_id, unit: unit ?? 'number' }))
        expect(differences(years, wanted[reporter])).toEqual([])
      }
    }
    for (const [scope, wanted] of [
      [TO_2022, expected.one_sided_articles.direct_1975_2022],
      [IN_WINDOW, expected.one_sided_articles.direct_2013_2022],
    ]) {
      const articles = oneSidedArticles(table, rowsOf({ ...scope, movement: 'direct' }))
      expect(
        differences(
          articles.map(({ sign, rows_exporters, rows_importers, ...article }) => ({
            ...article,
            sign:
              sign === 'one_side_only'
                ? 'one side only reports'
                : 'one side reports less than a twentieth of the other',
            rows_E: rows_exporters,
            rows_I: rows_importers,
          })),
          wanted,
        ),
      ).toEqual([])
    }
  })
})

/** The quantity of an article in each year that has a row of it. */
function quantityByYear(table: TradeTable, rows: Uint32Array, article: Article, basis: Basis) {
  return Object.fromEntries(
    groupTrade(table, rows, ['year']).flatMap(({ values: [year], articles }) => {
      const ofYear = articles.find((one) => isSameArticle(one, article))
      return ofYear === undefined ? [] : [[Number(year), ofYear[basis]]]
    }),
  )
}

describeWithReferenceData('a verdict', () => {
  test('names a direction of years in random order in one of forty cases', () => {
    const numbers = new SeededNumbers(1)
    const verdicts = golden.taxa.flatMap(({ taxon, trend }) => {
      if (trend.verdict === 'too little data') return []
      const grid = trendGrid(tableOf(taxon), WINDOW)
      return Array.from({ length: 100 }, () =>
        trendFinding(shuffledYears(grid, numbers), trend.rows_in_window),
      )
    })
    const directed = verdicts.filter(({ verdict }) => verdict === 'increasing' || verdict === 'decreasing')
    expect(verdicts.length).toBeGreaterThan(1000)
    expect(directed.length / verdicts.length).toBeLessThan(0.04)
  })
})

/** The same counts with the window's years in another order, the same for all of them. */
function shuffledYears(grid: readonly TrendRow[], numbers: SeededNumbers): TrendRow[] {
  const series = grid[0]?.series ?? []
  const years = series.flatMap((amount, year) => (amount === null ? [] : [year]))
  const order = numbers.shuffled(years)
  return grid.map(({ count, article, series: amounts }) =>
    trendRow(count, article, [
      ...amounts.filter((amount) => amount === null),
      ...order.map((year) => amounts[year] ?? null),
    ]),
  )
}

describeWithReferenceData('exporters that deserve a second look', () => {
  test.each(golden.taxa)('$taxon', ({ taxon, screening_2022 }) => {
    const flags = screeningFlags(tableOf(taxon), WINDOW.last).map(
      ({ criterion, figure, resolution, ...flag }) => ({
        ...flag,
        criterion: criterion.replaceAll('_', ' '),
        figure: figure.replaceAll('_', ' '),
        paragraph: resolution,
      }),
    )
    const wanted = screening_2022.map(({ address: _, ...flag }: { address: string }) => flag)
    expect(differences(flags, wanted)).toEqual([])
  })

  test('are as many in all as were counted for the whole release', () => {
    const criteria = [...tables.values()].flatMap((table) =>
      screeningFlags(table, WINDOW.last).map(({ criterion }) => criterion),
    )
    const { 'sharp increase': sharp, 'captive increase': captive } = golden.portal.screening_flags_2022
    const counted = Object.groupBy(criteria, (criterion) => criterion)
    expect([counted.sharp_increase?.length, counted.captive_increase?.length]).toEqual([sharp, captive])
    expect(counted.appendix_i_commercial_wild?.length).toBe(2)
  })
})

/** A golden selection's text as a choice. */
function selectionOf(query: string): TradeSelection {
  const entries = [...new URLSearchParams(query)].map(([name, text]) => {
    if (name === 'start_year' || name === 'end_year') return [name, Number(text)]
    return [name, ['reporter', 'movement', 'by'].includes(name) ? text : text.split(',')]
  })
  return Object.fromEntries(entries)
}

function namedArticle(article: RankedArticle | null): TradeSelection {
  return article === null ? {} : { term: [article.term], unit: [article.measure] }
}

function countPer(
  rows: Uint32Array,
  nameOf: (row: number) => string,
  counts: Record<string, number> = {},
): Record<string, number> {
  for (const row of rows) counts[nameOf(row)] = (counts[nameOf(row)] ?? 0) + 1
  return counts
}

function recordsInWords({ ranked, others: _, named, ...ranks }: CountryRanks<number>) {
  return {
    ...ranks,
    named_records: named,
    ranked: ranked.map(({ code, figure }) => ({ code, records: figure })),
  }
}

function inWords({ series, nonzero_years, mean_change, linear, rank }: TrendRow) {
  const ruled = <Rule extends { sign: string }>(rule: Rule | null) =>
    rule && (({ sign, ...figures }) => ({ verdict: sign, ...figures }))(rule)
  return {
    series: series as (Amount | null)[],
    nonzero_years,
    a: ruled(mean_change),
    b: ruled(linear),
    c: ruled(rank),
  }
}

function withoutName({ count: _, ...row }: { count: string }) {
  return row
}

/** The ledgers of each measure that rows are counted in, of all terms together; the portal never shows such a sum. */
function ledgersByMeasure(table: TradeTable, rows: Uint32Array) {
  const lines = Map.groupBy(
    lineAmounts(table, rows),
    ({ line }) => table.articles[table.lines.at(line)?.article ?? 0]?.measure ?? '',
  )
  return new Map([...lines].map(([measure, ofMeasure]) => [measure, ledgersOf(ofMeasure)]))
}
