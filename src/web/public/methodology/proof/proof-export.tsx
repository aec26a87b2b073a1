import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { PROOF_DATASETS, proofExport, proofFileName } from '#domain/proof/proof-export.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { useExportOrigin } from '#web/components/use-export-origin.ts'
import { Button } from '#web/ui/button.tsx'

/** The figures that are shown, as a file. */
export function ProofExport({
  figures,
  simulated,
}: {
  figures: readonly PublishedFigure[]
  simulated: boolean
}) {
  const { t } = useTranslation('trade')
  const source = useSource('cites_trade')
  const origin = useExportOrigin(PROOF_DATASETS)
  const save = () => {
    const rows = proofExport(figures, origin, simulated ? source.simulated : undefined)
    saveFile(proofFileName(origin.date), 'csv', plainCsv(rows))
  }
  return (
    <Button size="small" disabled={figures.length === 0} onClick={save} className="print:hidden">
      <Download className="size-4 text-ink-3" />
      {t('frame.csv', { count: figures.length })}
    </Button>
  )
}
