import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
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
import { CountriesTable, type CountryRecords } from './countries-table.tsx'

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
        <section>
          <h2 className="font-serif text-xl">{t('index.noCountry')}</h2>
          <p className="mt-1 max-w-read text-sm text-ink-2">{t('index.noCountryWhat')}</p>
          <div className="mt-3">
            <CountriesTable
              label={t('index.noCountry')}
              rows={[
                { ...data.high_seas, name: t('index.highSeas') },
                { ...data.not_named, name: t('index.notNamed') },
              ]}
            />
          </div>
        </section>
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
