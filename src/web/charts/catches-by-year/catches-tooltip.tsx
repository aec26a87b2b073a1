import { useTranslation } from 'react-i18next'
import type { CatchOfCountry, YearlyCatch } from '#domain/catches/catches-by-year.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { TooltipFigures, TooltipHead } from '../plot/chart-tooltip.tsx'
import type { CatchCountry, CatchesShown } from './catches-by-year-points.ts'
import { CountryBadges } from './country-badges.tsx'
import { useCatchLabels } from './use-catch-labels.ts'

interface CatchesTooltipProps {
  /** The year or season. */
  name: string
  /** Undefined for a year that no record names. */
  row: YearlyCatch | undefined
  catches: CatchesShown
}

/** A year's catch and quota, with countries, memberships, areas and publishers. */
export function CatchesTooltip({ name, row, catches }: CatchesTooltipProps) {
  const { t } = useTranslation('trade')
  const labels = useCatchLabels()
  const several = row !== undefined && row.countries.length > 1

  return (
    <>
      <TooltipHead name={name} />
      <TooltipFigures
        figures={[
          { name: t('columns.catch'), figure: labels.figure(row?.catch_total) },
          { name: t('columns.quota'), figure: labels.figure(row?.quota_amount) },
        ]}
      />
      {row?.countries.map((of) => (
        <OfCountry
          key={of.country_code}
          of={of}
          country={catches.countries.get(of.country_code)}
          withFigures={several}
        />
      ))}
      {row && (
        <p className="mt-2 border-t border-line pt-1.5 text-ink-3">
          {t('catches.dataSource', { source: catches.sourcesIn(row.year).join(', ') })}
        </p>
      )}
    </>
  )
}

interface OfCountryProps {
  of: CatchOfCountry
  country: CatchCountry | undefined
  withFigures: boolean
}

function OfCountry({ of, country, withFigures }: OfCountryProps) {
  const { t } = useTranslation('trade')
  const countryName = useCountryName()
  const labels = useCatchLabels()
  return (
    <div className="mt-2 border-t border-line pt-1.5">
      {country && (
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 font-semibold">
          {countryName(country.country_code)}
          <CountryBadges country={country} />
        </p>
      )}
      <p className="text-ink-2">
        {t('catches.areaOf', { areas: labels.areas(of.area_names) })}
        {of.sum_of_areas && ` (${t('columns.basisAreas')})`}
      </p>
      {withFigures && (
        <p className="text-ink-2">
          {t('catches.figures', {
            catch: labels.figure(of.catch_total),
            quota: labels.figure(of.quota_amount),
          })}
        </p>
      )}
    </div>
  )
}
