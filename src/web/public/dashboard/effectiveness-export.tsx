import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { dayOf } from '#domain/calendar.ts'
import { dashboardExport, dashboardFileName } from '#domain/summaries/dashboard-export.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { Button } from '#web/ui/button.tsx'

/** The rows that are loaded, as a file. */
export function EffectivenessExport({ rows }: { rows: readonly EffectivenessRow[] }) {
  const { t } = useTranslation('conservation')
  const { simulated } = useSource('cites_trade')
  const save = () =>
    saveFile(dashboardFileName(dayOf(new Date())), 'csv', plainCsv(dashboardExport(rows, simulated)))
  return (
    <Button size="small" disabled={rows.length === 0} onClick={save} className="ml-auto">
      <Download className="size-4 text-ink-3" />
      {t('dashboard.table.export')}
    </Button>
  )
}
