import { useTranslation } from 'react-i18next'

interface SampleTableProps {
  /** The read that the rows come from. */
  of: string
  rows: readonly Readonly<Record<string, unknown>>[]
}

/** The first rows of a read as they came: fields and values untranslated. */
export function SampleTable({ of, rows }: SampleTableProps) {
  const { t } = useTranslation('errors')
  const [first] = rows
  if (first === undefined) return <p className="mt-3 text-sm text-ink-3">{t('databaseCheck.noSample')}</p>
  const fields = Object.keys(first)

  return (
    <section
      aria-label={t('databaseCheck.sampleOf', { check: of })}
      className="mt-3 overflow-x-auto rounded-sm border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full border-collapse text-left text-xs whitespace-nowrap">
        <caption className="bg-sunken px-3 py-1.5 text-left font-semibold text-ink-2">
          {t('databaseCheck.sample')}
        </caption>
        <thead translate="no">
          <tr>
            {fields.map((field) => (
              <th
                key={field}
                scope="col"
                className="border-b border-ink px-3 py-1.5 font-semibold text-ink-2"
              >
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer stand in its order
            <tr key={place} className="border-b border-line last:border-b-0">
              {fields.map((field) => (
                <td key={field} className={`px-3 py-1.5 ${row[field] === null ? 'text-ink-3' : ''}`}>
                  {String(row[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
