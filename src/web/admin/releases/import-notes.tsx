import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
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
