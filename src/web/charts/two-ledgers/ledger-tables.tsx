import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleLedgers } from '#domain/trade/article-ledgers.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import type { Cell, ChartColumn, ChartContent } from '../frame/chart-content.ts'
import type { Figures } from '../frame/chart-csv.ts'
import { fileNameOf, saveFile } from '../frame/save-file.ts'
import { useCsv } from '../frame/use-csv.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import { NetTradeTable } from './net-trade-table.tsx'
import { PartnerTable } from './partner-table.tsx'

interface LedgerTablesProps {
  ledgers: ArticleLedgers
  /** The texts of the files. */
  chart: ChartContent
}

const TABLES = ['pairs', 'net'] as const

/** Both ledgers pair by pair, or the net trade of each country; each as a file too. */
export function LedgerTables({ ledgers, chart }: LedgerTablesProps) {
  const { t } = useTranslation('trade')
  const [shown, show] = useState<(typeof TABLES)[number]>('pairs')
  const csvOf = useCsv()
  const files = useLedgerFiles(ledgers, chart)
  const { name, figures } = files[shown]
  const isEmpty = shown === 'net' && ledgers.net_trade === null

  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <Choice
          label={t('ledgers.table')}
          value={shown}
          options={TABLES.map((value) => ({ value, label: t(`ledgers.tables.${value}`) }))}
          onChange={show}
        />
        {!isEmpty && (
          <Button
            size="small"
            tone="plain"
            onClick={() => saveFile(fileNameOf({ ...chart, name }), 'csv', csvOf(figures))}
          >
            <Download className="size-4" />
            {t('ledgers.save')}
          </Button>
        )}
      </div>
      {shown === 'pairs' && <PartnerTable partners={ledgers.partners} label={t('ledgers.partners')} />}
      {shown === 'net' && <NetTradeTable countries={ledgers.net_trade} label={t('ledgers.tables.net')} />}
    </div>
  )
}

interface LedgerFile {
  name: string
  figures: Figures
}

/** What the tables under the two ledgers come to as files, with the basis and the notes of the chart above. */
function useLedgerFiles(
  { partners, net_trade }: ArticleLedgers,
  chart: ChartContent,
): Record<'pairs' | 'net', LedgerFile> {
  const { t } = useTranslation('trade')
  const { country } = useTradeLabels()
  const text = (label: string): ChartColumn => ({ label, kind: 'text' })
  const number = (label: string): ChartColumn => ({ label, kind: 'number' })
  const file = (name: string, columns: ChartColumn[], rows: Cell[][]) => ({
    name: `${chart.name}-${name}`,
    figures: { ...chart, table: { columns, rows } },
  })

  return {
    pairs: file(
      'pairs',
      [
        text(t('choices.exporter')),
        text(t('choices.importer')),
        ...OF_PAIRS.map((figure) => number(t(`ledgers.columns.${figure}`))),
      ],
      partners.map((pair) => [
        country(pair.exporter),
        country(pair.importer),
        ...OF_PAIRS.map((figure) => pair[figure]),
      ]),
    ),
    net: file(
      'net-trade',
      [
        text(t('columns.country')),
        text(t('columns.code')),
        ...OF_COUNTRIES.map((figure) => number(t(`net.${figure}`))),
      ],
      (net_trade ?? []).map((one) => [
        country(one.country),
        one.country,
        ...OF_COUNTRIES.map((figure) => one[figure]),
      ]),
    ),
  }
}

const OF_PAIRS = ['exporters', 'importers', 'larger', 'agreement', 'lean'] as const
const OF_COUNTRIES = ['gross_exports', 'gross_imports', 'net_exports', 'net_imports'] as const
