import type { DashboardMetrics, EffectivenessRow } from '#contract/dashboard-contract.ts'
import { entryName, populationOfEntry, speciesOfEntry } from '#domain/listings/listing-entry.ts'
import { statusOfRow } from '#domain/summaries/row-status.ts'
import { redListWords } from '../pages/red-list-words.ts'
import type { Words } from '../pages/words.ts'
import { facts, latin, link, list, paragraph, words } from './markup.ts'
import type { NamesById } from './names-by-id.ts'

/** The dashboard in words: its figures, then every entry with its standing and its trends. */
export function dashboardSummary(
  metrics: DashboardMetrics,
  rows: readonly EffectivenessRow[],
  names: NamesById,
  t: Words,
): string {
  const { entries, countsByCategory, appendixMix, decreasingTrade, decliningPopulations } = metrics
  if (entries === 0) return paragraph(words(t('conservation:dashboard.noMetrics')))
  const counted = (parts: [name: string, count: number][]) =>
    parts.map(([name, count]) => `${name} ${count}`).join(', ')
  const figures: [string, string][] = [
    [
      t('conservation:dashboard.categories.title'),
      counted(
        countsByCategory.map(({ category, count }) => [
          t(`conservation:dashboard.category.${category}`),
          count,
        ]),
      ),
    ],
    [
      t('conservation:dashboard.appendices.title'),
      counted(appendixMix.map(({ appendix, count }) => [appendix, count])),
    ],
    [
      t('conservation:dashboard.decreasing.title'),
      t('conservation:dashboard.decreasing.of', { part: decreasingTrade, count: entries }),
    ],
    [
      t('conservation:dashboard.populations.title'),
      `${t('conservation:dashboard.populations.of', {
        part: decliningPopulations.declining,
        count: decliningPopulations.entries,
      })}, ${t('conservation:dashboard.populations.unknown', { count: decliningPopulations.unknown })}`,
    ],
  ]
  return [
    facts(figures.map(([name, value]) => [words(name), words(value)])),
    list(rows.map((row) => entryLine(row, names, t))),
  ].join('')
}

function entryLine(row: EffectivenessRow, names: NamesById, t: Words): string {
  const { cites_appendix, population_trend, trade_records_count } = row
  const id = speciesOfEntry(row.species_id)
  const local = names.get(id)
  const called = local ? entryName(local, populationOfEntry(row.species_id)) : row.common_name
  const name = link(`/species/${id}`, called || row.scientific_name)
  const standing = [
    redListWords(statusOfRow(row), t),
    cites_appendix === null
      ? t('common:missing.listing')
      : t('common:appendix.cites', { appendix: cites_appendix }),
    t('sharing:summary.populationTrend', { trend: t(`conservation:dashboard.trend.${population_trend}`) }),
    tradeTrend(row, t),
    t('common:releases.records', {
      count: trade_records_count,
      records: t.number(trade_records_count),
    }),
  ]
  return `${name} (${latin(row.scientific_name)}): ${words(standing.join(', '))}`
}

/** The verdict with its window. Source: supplement, section 2. */
function tradeTrend({ trade_trend, trade_finding }: EffectivenessRow, t: Words) {
  const trend = t(`conservation:dashboard.trend.${trade_trend}`)
  if (trade_finding === null) return t('sharing:summary.tradeTrend', { trend })
  const { window_first, window_last } = trade_finding
  return t('sharing:summary.tradeTrendOver', { trend, years: `${window_first}–${window_last}` })
}
