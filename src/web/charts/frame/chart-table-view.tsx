import { useTranslation } from 'react-i18next'
import { GlossaryTerms } from '#web/glossary/glossary-terms.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import type { Cell, ChartColumn, ChartContent, ColumnKind } from './chart-content.ts'
import { useCellText } from './use-cell-text.ts'

/** The figures of the drawing as a table of the same height. */
export function ChartTableView({ chart, height }: { chart: ChartContent; height: number }) {
  const { t } = useTranslation('trade')
  const { columns, rows } = chart.table
  const write = useCellContent()

  return (
    <ScrollRegion
      className="print:max-h-none!"
      style={{ minHeight: height, maxHeight: Math.max(height, CHART_HEIGHT) }}
      aria-label={t('frame.tableOf', { chart: chart.title })}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{chart.subtitle}</caption>
        <thead>
          <tr>
            {columns.map(({ label, kind }) => (
              <th
                key={label}
                scope="col"
                className={`sticky top-0 border-b border-ink bg-surface px-3 py-2 text-xs font-semibold whitespace-nowrap text-ink-2 first:pl-0 ${sideOf(kind)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are figures in a fixed order
            <tr key={index} className="border-b border-line hover:bg-tint">
              {columns.map((about, column) => {
                const { label, kind } = about
                const content = write(row[column] ?? null, about)
                const look = `px-3 py-1.5 first:pl-0 ${sideOf(kind)}`
                return column === 0 ? (
                  <th key={label} scope="row" className={`font-normal ${look}`}>
                    {content}
                  </th>
                ) : (
                  <td key={label} className={look}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function sideOf(kind: ColumnKind): string {
  return kind === 'number' || kind === 'percent' ? 'text-right' : 'text-left'
}

function useCellContent() {
  const { t } = useTranslation('trade')
  const written = useCellText()
  return (cell: Cell, column: ChartColumn) => {
    const { codes } = column
    if (cell === null) return <span className="text-ink-3">{t('notInYear')}</span>
    if (codes && typeof cell === 'string') return <GlossaryTerms words={codes(cell)}>{cell}</GlossaryTerms>
    return written(cell, column)
  }
}
