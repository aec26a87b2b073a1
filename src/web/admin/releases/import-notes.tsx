import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import type { ImportReport } from './one-import.ts'

/** What the import skipped, stored as reported or spelled in the standard way. */
export function ImportNotes({ skipped, unknown, cleaned, left_aside }: ImportReport) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const rows = (count: number) => t('releases.rows', { count, number: format.number(count) })

  return (
    <>
      <Note title={t('releases.notes.skipped', { count: skipped.length })} count={skipped.length}>
        {skipped.map(({ name, rows: count }) => (
          <li key={name}>
            <i>{name}</i>, {rows(count)}
          </li>
        ))}
      </Note>
      <Note title={t('releases.notes.unknown', { count: unknown.length })} count={unknown.length}>
        {unknown.map(({ column, reported, rows: count }) => (
          <li key={`${column}:${reported}`}>
            {t('releases.notes.value', { column, value: reported })}, {rows(count)}
          </li>
        ))}
      </Note>
      <Note title={t('releases.notes.cleaned', { count: cleaned.length })} count={cleaned.length}>
        {cleaned.map(({ column, reported, stored, rows: count }) => (
          <li key={`${column}:${reported}`}>
            {t('releases.notes.spelled', {
              column,
              reported,
              stored: stored ?? t('releases.notes.empty'),
            })}
            , {rows(count)}
          </li>
        ))}
      </Note>
      <Note title={t('releases.notes.leftAside', { count: left_aside.length })} count={left_aside.length}>
        {left_aside.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Note>
    </>
  )
}

function Note({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <details className="rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <ul className="mt-2 grid gap-1 text-ink-2">{children}</ul>
    </details>
  )
}

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
