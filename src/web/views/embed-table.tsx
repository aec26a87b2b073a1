import { useTranslation } from 'react-i18next'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { useCellText } from '#web/charts/frame/use-cell-text.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** More make the page larger than a chart may be on another site; the file has all. */
const MOST_ROWS = 300

/** The figures of a chart as a table that opens without scripts. */
export function EmbedTable({ chart }: { chart: ChartContent }) {
  const { t } = useTranslation(['sharing', 'trade'])
  const format = useFormat()
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
            {rows.slice(0, MOST_ROWS).map((row, index) => (
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
      {rows.length > MOST_ROWS && (
        <p>
          {t('sharing:embed.firstRows', {
            shown: format.number(MOST_ROWS),
            figure: format.number(rows.length),
          })}
        </p>
      )}
    </details>
  )
}
