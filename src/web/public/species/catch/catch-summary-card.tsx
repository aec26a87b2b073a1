import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import { catchSummary } from '#domain/catches/catch-summary.ts'
import { catchesShown, caughtInArea } from '#web/charts/catches-by-year/catches-by-year-points.ts'
import { CountryBadges } from '#web/charts/catches-by-year/country-badges.tsx'
import { useCatchLabels } from '#web/charts/catches-by-year/use-catch-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { CaveatSign, InfoSign } from '#web/ui/caveat-sign.tsx'

/** Totals of the records that report a catch. */
export function CatchSummaryCard({ records }: { records: readonly CatchRecord[] }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useCatchLabels()
  const summary = catchSummary(records.map(caughtInArea))
  const shown = catchesShown(records)
  const { years_span, first_year, last_year, area_names } = summary

  return (
    <section
      aria-label={t('catches.summary.title')}
      className="@container rounded-md border border-line bg-surface px-4 py-4 md:px-5"
    >
      <h3 className="text-h3 font-[650]">{t('catches.summary.title')}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 @2xl:grid-cols-[auto_auto_auto_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
        <Figure name={t('catches.summary.records')} figure={format.number(summary.records)}>
          {t('catches.summary.withCatch')}
        </Figure>
        <Figure
          name={t('catches.summary.years')}
          figure={years_span === null ? t('catches.notANumber') : format.number(years_span)}
        >
          {format.years(first_year, last_year)}
        </Figure>
        <Figure
          name={t('catches.summary.caught')}
          sign={
            <>
              {shown?.summed && <CaveatSign>{t('catches.summed')}</CaveatSign>}
              {shown?.catchPartial && <InfoSign>{t('catches.catchPartial')}</InfoSign>}
            </>
          }
          figure={labels.figure(summary.catch_total)}
        >
          {t('catches.summary.animals')}
        </Figure>
        <TextFact name={t('catches.summary.countries')}>
          <Countries records={records} codes={summary.country_codes} />
        </TextFact>
        <TextFact
          name={t('catches.summary.areas')}
          sign={area_names.length > 1 && <InfoSign>{t('catches.schemes')}</InfoSign>}
        >
          {area_names.length > 0 ? labels.areas(area_names) : t('catches.summary.noAreas')}
        </TextFact>
      </dl>
    </section>
  )
}

interface NamedProps {
  name: string
  /** A note on the figure. */
  sign?: ReactNode
  children: ReactNode
}

function Figure({ name, sign, figure, children }: NamedProps & { figure: string }) {
  return (
    <div className="min-w-0 @2xl:row-span-2 @2xl:border-r @2xl:border-line @2xl:pr-6">
      <Name name={name} sign={sign} />
      <dd className="mt-0.5 font-serif text-2xl leading-[1.15]">{figure}</dd>
      <dd className="mt-0.5 text-2xs text-ink-3">{children}</dd>
    </div>
  )
}

function TextFact({ name, sign, children }: NamedProps) {
  return (
    <div className="col-span-2 min-w-0 @2xl:col-span-1 @2xl:col-start-4">
      <Name name={name} sign={sign} />
      <dd className="mt-1 text-sm">{children}</dd>
    </div>
  )
}

function Name({ name, sign }: Omit<NamedProps, 'children'>) {
  return (
    <dt className="flex items-center gap-1.5 text-xs text-ink-2">
      {name}
      {sign}
    </dt>
  )
}

function Countries({ records, codes }: { records: readonly CatchRecord[]; codes: readonly string[] }) {
  const countryName = useCountryName()
  const countries = new Map(records.map(({ country }) => [country?.country_code, country]))
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
      {codes.map((code) => {
        const country = countries.get(code)
        return (
          <li key={code} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {countryName(code)}
            {country && <CountryBadges country={country} />}
          </li>
        )
      })}
    </ul>
  )
}
