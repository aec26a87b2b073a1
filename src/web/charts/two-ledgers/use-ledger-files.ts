import { useTranslation } from 'react-i18next'
import type { ArticleLedgers } from '#domain/trade/article-ledgers.ts'
import type { Cell, ChartColumn, ChartContent } from '../frame/chart-content.ts'
import type { Figures } from '../frame/chart-csv.ts'
import { useTradeLabels } from '../use-trade-labels.ts'

interface LedgerFile {
  name: string
  figures: Figures
}

/** What the tables under the two ledgers come to as files, with the basis and the notes of the chart above. */
export function useLedgerFiles(
  { partners, net_trade }: ArticleLedgers,
  chart: ChartContent,
): Record<'pairs' | 'net', LedgerFile> {
  const { t } = useTranslation('trade')
  const { country } = useTradeLabels()
  const text = (label: string): ChartColumn => ({ label, kind: 'text' })
  const number = (label: string): ChartColumn => ({ label, kind: 'number' })
  const file = (columns: ChartColumn[], rows: Cell[][]): Figures => ({ ...chart, table: { columns, rows } })

  return {
    pairs: {
      name: `${chart.name}-pairs`,
      figures: file(
        [
          text(t('choices.exporter')),
          text(t('choices.importer')),
          number(t('ledgers.columns.exporters')),
          number(t('ledgers.columns.importers')),
          number(t('ledgers.columns.larger')),
          number(t('ledgers.columns.agreement')),
          number(t('ledgers.columns.lean')),
        ],
        partners.map(({ exporter, importer, exporters, importers, larger, agreement, lean }) => [
          country(exporter),
          country(importer),
          exporters,
          importers,
          larger,
          agreement,
          lean,
        ]),
      ),
    },
    net: {
      name: `${chart.name}-net-trade`,
      figures: file(
        [
          text(t('columns.country')),
          text(t('columns.code')),
          number(t('net.gross_exports')),
          number(t('net.gross_imports')),
          number(t('net.net_exports')),
          number(t('net.net_imports')),
        ],
        (net_trade ?? []).map(({ country: code, ...figures }) => [
          country(code),
          code,
          figures.gross_exports,
          figures.gross_imports,
          figures.net_exports,
          figures.net_imports,
        ]),
      ),
    },
  }
}
