import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'

/** The records of a country, or of what names none. */
export interface CountryRecords extends Record<Role, number> {
  /** Absent for what no country is counted for. */
  code?: string
  name: string
}

const ROLES = ['exporter', 'importer', 'source'] as const
type Role = (typeof ROLES)[number]

interface CountriesTableProps {
  /** Names the table. */
  label: string
  rows: readonly CountryRecords[]
}

/** Countries with their records in each role; columns are of one width in all such tables. */
export function CountriesTable({ label, rows }: CountriesTableProps) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  return (
    <div className="rounded-md border border-line bg-surface px-3 sm:px-4 md:px-5">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom text-xs text-ink-2">
            <th scope="col" className="w-[38%] py-2.5 sm:w-2/5 pr-1 text-left font-semibold">
              {t('index.country')}
            </th>
            {ROLES.map((role) => (
              <th key={role} scope="col" className="py-2.5 pl-2 text-right font-semibold hyphens-manual">
                {t(`index.columns.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, ...records }) => (
            <tr key={code ?? name} className="border-b border-line last:border-b-0 hover:bg-tint">
              <th scope="row" className="pr-1 text-left font-normal">
                {code === undefined ? (
                  <span className="block py-2 text-ink-2">{name}</span>
                ) : (
                  <Link
                    to="/countries/$code"
                    params={{ code }}
                    // Who goes through the list with Tab would ask for every country of the world.
                    preload={false}
                    className="block py-2 font-semibold break-words text-ink no-underline hover:underline"
                  >
                    {name}{' '}
                    <span translate="no" className="text-xs font-normal text-ink-3">
                      {code}
                    </span>
                  </Link>
                )}
              </th>
              {ROLES.map((role) => (
                <td key={role} className={`py-2 pl-2 text-right ${records[role] === 0 ? 'text-ink-3' : ''}`}>
                  {format.number(records[role])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
