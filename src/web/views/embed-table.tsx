import { useTranslation } from 'react-i18next'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { useCellText } from '#web/charts/frame/use-cell-text.ts'

/** The figures of a chart as a table that opens without scripts. */
export function EmbedTable({ chart }: { chart: ChartContent }) {
  const { t } = useTranslation(['sharing', 'trade'])
  const written = useCellText()
  const { columns, rows } = chart.table
  return (
    <details>
      <summary>{t('sharing:embed.figures')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className="scroll" tabIndex={0} aria-label={t('trade:frame.tableOf', { chart: chart.title })}>
        <table>
          <caption className="sr">{chart.subtitle}</caption>
          <thead>
            <tr>
              {columns.map(({ label, kind }) => (
                <th key={label} scope="col" className={kind}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are figures in a fixed order
              <tr key={index}>
                {columns.map((column, place) => {
                  const Cell = place === 0 ? 'th' : 'td'
                  return (
                    <Cell key={column.label} scope={place === 0 ? 'row' : undefined} className={column.kind}>
                      {written(row[place] ?? null, column)}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
