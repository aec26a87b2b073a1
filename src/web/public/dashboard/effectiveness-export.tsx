import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { DASHBOARD_DATASETS, dashboardExport, dashboardFileName } from '#domain/summaries/dashboard-export.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { useExportOrigin } from '#web/components/use-export-origin.ts'
import { Button } from '#web/ui/button.tsx'

/** The rows that are loaded, as a file. */
export function EffectivenessExport({ rows }: { rows: readonly EffectivenessRow[] }) {
  const { t } = useTranslation('conservation')
  const { simulated } = useSource('cites_trade')
  const origin = useExportOrigin(DASHBOARD_DATASETS)
  const save = () =>
    saveFile(dashboardFileName(origin.date), 'csv', plainCsv(dashboardExport(rows, origin, simulated)))
  return (
    <Button size="small" disabled={rows.length === 0} onClick={save} className="ml-auto">
      <Download className="size-4 text-ink-3" />
      {t('dashboard.table.export')}
    </Button>
  )
}
