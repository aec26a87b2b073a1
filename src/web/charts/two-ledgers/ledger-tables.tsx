import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleLedgers } from '#domain/trade/article-ledgers.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import type { ChartContent } from '../frame/chart-content.ts'
import { fileNameOf, saveFile } from '../frame/save-file.ts'
import { useCsv } from '../frame/use-csv.ts'
import { NetTradeTable } from './net-trade-table.tsx'
import { PartnerTable } from './partner-table.tsx'
import { useLedgerFiles } from './use-ledger-files.ts'

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
