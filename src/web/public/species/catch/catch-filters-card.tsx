import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import { type CatchFilters, catchChoices, filterCatches } from '#domain/catches/catch-filters.ts'
import { useCatchLabels } from '#web/charts/catches-by-year/use-catch-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'

/** Filters the catches by country or area. */
export function CatchFiltersCard({ all, filters }: { all: readonly CatchRecord[]; filters: CatchFilters }) {
  const { t } = useTranslation('trade')
  const labels = useCatchLabels()
  const countryOf = useCountryOf(all)
  const change = useSearchChanges<{ country: string | undefined; area: string | undefined }>()
  const [open, setOpen] = useState(true)
  const controls = useId()
  const { country, area } = filters
  const active = [country, area].filter((name) => name !== undefined).length
  const { countries } = catchChoices(all)
  const areasOf = (one: string | undefined) =>
    catchChoices(filterCatches(all, one ? { country: one } : {})).areas

  const narrow = (chosen: Parameters<typeof change>[0]) => change(chosen, { replace: true })
  // An area that does not belong to the country is dropped.
  const inCountry = (chosen: string | undefined) =>
    narrow(({ area }) => ({
      country: chosen,
      area: area && areasOf(chosen).includes(area) ? area : undefined,
    }))

  return (
    <div className="rounded-md border border-line bg-surface px-4 md:px-5">
      <div className="flex min-h-12 items-center gap-2.5">
        <SlidersHorizontal className="size-4 text-ink-2" />
        <h3 className="text-ui font-semibold">{t('filters.title')}</h3>
        {active > 0 && <span className="text-xs text-ink-3">{t('filters.active', { count: active })}</span>}
        <Button
          size="small"
          tone="plain"
          className="opens -mr-3 ml-auto"
          aria-expanded={open}
          aria-controls={controls}
          onClick={() => setOpen(!open)}
        >
          {open ? t('catches.filters.hide') : t('catches.filters.show')}
        </Button>
      </div>
      <div
        id={controls}
        hidden={!open}
        className={`grid items-end gap-3 pb-4 ${active > 0 ? 'sm:grid-cols-[1fr_1.6fr_auto]' : 'sm:grid-cols-[1fr_1.6fr]'}`}
      >
        <Select
          label={t('catches.filters.country')}
          value={country ?? ''}
          options={choicesOf(t('filters.allCountries'), countries, country, countryOf)}
          onChange={(chosen) => inCountry(chosen || undefined)}
        />
        <Select
          label={t('catches.filters.area')}
          value={area ?? ''}
          options={choicesOf(t('catches.filters.allAreas'), areasOf(country), area, labels.area)}
          onChange={(chosen) => narrow({ area: chosen || undefined })}
        />
        {active > 0 && (
          <Button
            className="justify-self-start"
            onClick={() => narrow({ country: undefined, area: undefined })}
          >
            {t('filters.reset')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Countries in the reader's language, by their published names. */
function useCountryOf(all: readonly CatchRecord[]): (name: string) => string {
  const countryName = useCountryName()
  const codes = new Map(all.map(({ country }) => [country?.country_name, country?.country_code]))
  return (name) => {
    const code = codes.get(name)
    return code === undefined ? name : countryName(code)
  }
}

/** All, and each name. A name from the address is offered even where no record has it. */
function choicesOf(
  everything: string,
  names: readonly string[],
  chosen: string | undefined,
  labels: (name: string) => string,
) {
  const offered = chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
  return [{ value: '', label: everything }, ...offered.map((name) => ({ value: name, label: labels(name) }))]
}
