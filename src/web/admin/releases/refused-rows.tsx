import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import type { ImportReport } from './one-import.ts'

const COLUMNS = ['file', 'line', 'column', 'reason'] as const

/** Rows that could not be read, each with its place and reason. */
export function RefusedRows({ refused, refused_rows }: ImportReport) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  if (refused_rows === 0) return <p className="text-sm text-ink-2">{t('releases.refused.none')}</p>

  return (
    <section className="rounded-md border border-line bg-surface">
      <div className="px-4 pt-4 pb-3">
        <h2 id="refused" className="text-h3 font-[650]">
          {t('releases.refused.title', { count: refused_rows, number: format.number(refused_rows) })}
        </h2>
        {refused.length < refused_rows && (
          <p className="text-sm text-ink-3">{t('releases.refused.first', { count: refused.length })}</p>
        )}
      </div>
      <ScrollRegion aria-labelledby="refused" className="max-h-100">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-ink text-xs text-ink-2">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="sticky top-0 bg-surface px-4 py-2.5 font-semibold">
                  {t(`releases.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {refused.map(({ file, line, column, reason }) => (
              <tr key={`${file}:${line}:${column}`} className="border-b border-line last:border-0">
                <td className="px-4 py-2 break-all">{file}</td>
                <td className="px-4 py-2">{line === null ? '' : format.number(line)}</td>
                <td className="px-4 py-2">{column}</td>
                <td className="min-w-56 px-4 py-2">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
