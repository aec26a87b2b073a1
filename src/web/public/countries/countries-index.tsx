import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listCountries } from '#domain/countries/country-list.ts'
import { isCountedCountry } from '#domain/countries/country-page.ts'
import { api } from '#web/api.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { DraftSearchField } from '../draft-search-field.tsx'
import type { CountriesSearch } from './countries-search.ts'

/** The countries of the release with a field to search in: those of the Arctic first. */
export function CountriesIndex() {
  const { t, i18n } = useTranslation('countries')
  const format = useFormat()
  const nameOf = useCountryName()
  const { data } = useSuspenseQuery(api.countries.list.queryOptions({ input: {} }))
  const { search = '' } = useSearch({ from: '/countries/' })
  const change = useSearchChanges<CountriesSearch>()
  const rows = data.countries
    .filter(({ code }) => isCountedCountry(code))
    .map((country) => ({ ...country, name: nameOf(country.code) }))
  const { arctic, partners } = listCountries(rows, search, new Intl.Collator(i18n.language).compare)
  const found = arctic.length + partners.length
  return (
    <>
      <search className="grid items-end gap-x-6 gap-y-2 md:grid-cols-[minmax(0,24rem)_1fr]">
        <DraftSearchField
          id="country-search"
          label={t('index.search.label')}
          placeholder={t('index.search.placeholder')}
          clearLabel={t('index.search.clear')}
          asked={search}
          onAsk={(words) => change({ search: words || undefined }, { replace: true })}
        />
        <p aria-live="polite" className="text-sm text-ink-3 md:pb-3">
          {t('index.found', { count: found, figure: format.number(found) })}
        </p>
      </search>
      {found === 0 && (
        <EmptyState message={t('index.none', { search })} hint={t('index.noneHint')}>
          <button
            type="button"
            onClick={() => change({ search: undefined })}
            className="min-h-11 text-accent underline"
          >
            {t('index.showAll')}
          </button>
        </EmptyState>
      )}
      {arctic.length > 0 && <Part title={t('index.arctic')} note={t('index.apart')} rows={arctic} />}
      {partners.length > 0 && <Part title={t('index.partners')} rows={partners} />}
      {search === '' && (
        <Part
          title={t('index.noCountry')}
          note={t('index.noCountryWhat')}
          rows={[
            { ...data.high_seas, name: t('index.highSeas') },
            { ...data.not_named, name: t('index.notNamed') },
          ]}
        />
      )}
      <ReleaseSource dataset="cites_trade" />
    </>
  )
}

function Part({ title, note, rows }: { title: string; note?: string; rows: readonly CountryRecords[] }) {
  return (
    <section>
      <h2 className="font-serif text-xl">{title}</h2>
      {note && <p className="mt-1 max-w-read text-sm text-ink-2">{note}</p>}
      <div className="mt-3">
        <CountriesTable label={title} rows={rows} />
      </div>
    </section>
  )
}

/** The records of a country, or of what names none. */
interface CountryRecords extends Record<Role, number> {
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
function CountriesTable({ label, rows }: CountriesTableProps) {
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
