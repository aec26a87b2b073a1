import { useTranslation } from 'react-i18next'
import type { TrendAudit } from '#contract/trend-audit-curation.ts'
import type { TrendWindows } from '#domain/trade/trade-trend.ts'
import { speciesViewPath } from '#domain/views/view-address.ts'
import { useTradeSource } from '#web/charts/chart-sources.ts'
import { notesOf } from '#web/charts/trade-shown.ts'
import { TrendWindowsChart } from '#web/charts/trend-windows/trend-windows-chart.tsx'
import { useCaveatNotes } from '#web/charts/use-caveat-notes.ts'

/** The chart of the inspected species with its source and caveats. */
export function AuditChart({ audit, windows }: { audit: TrendAudit; windows: TrendWindows }) {
  const { t } = useTranslation('species')
  const source = useTradeSource()
  const { mixed_units, both_reporters, latest_year_incomplete } = useCaveatNotes()(
    audit.caveats,
    audit.last_complete_year,
  )
  const { id, scientific_name, common_name } = audit.species
  return (
    <TrendWindowsChart
      name={scientific_name.toLowerCase().replaceAll(/\s+/g, '-')}
      subject={t('page.title', { common: common_name, scientific: scientific_name })}
      annual={audit.annual}
      windows={windows}
      lastCompleteYear={audit.last_complete_year}
      caveats={notesOf(mixed_units, both_reporters, latest_year_incomplete)}
      source={source}
      view={{ path: speciesViewPath(id, 'trade-trend'), query: '', drawn: true }}
    />
  )
}
