import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { catchesInBrief, newestCatchesFirst } from '#domain/catches/catch-order.ts'
import { isTotalArea } from '#domain/catches/catches-by-year.ts'
import { useCatchLabels } from '#web/charts/catches-by-year/use-catch-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { UncheckedMark } from '../overview/unchecked-mark.tsx'
import { RecordsDownload } from '../records-download.tsx'
import { RecordsTable } from '../records-table.tsx'
import { useCatchesFile } from './use-catches-file.ts'

interface CatchRecordsProps {
  species: SpeciesDetail
  records: readonly CatchRecord[]
}

/** Every record as published, newest first: seasons in their own words, periods last, with what was noted. */
export function CatchRecords({ species, records }: CatchRecordsProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const countryName = useCountryName()
  const labels = useCatchLabels()
  const file = useCatchesFile(species, records)
  const [all, setAll] = useState(false)
  if (records.length === 0) return null
  const inOrder = newestCatchesFirst(records)
  const brief = catchesInBrief(inOrder)
  const countryOf = ({ country }: CatchRecord) =>
    country && (
      <span key="country" className="whitespace-nowrap">
        {countryName(country.country_code)}
      </span>
    )

  return (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3 font-[650]">{t('catches.records.title')}</h3>
          <p className="mt-0.5 text-xs text-ink-3">
            {t('catches.records.subtitle', { count: records.length, figure: format.number(records.length) })}{' '}
            {records.some(({ year }) => year === null) && t('catches.records.periods')}
          </p>
        </div>
        <RecordsDownload file={file} />
      </div>
      <RecordsTable
        scrolls={all}
        label={t('catches.records.title')}
        columns={[
          { label: t('catches.records.when') },
          { label: t('columns.country'), wideOnly: true },
          { label: t('catches.filters.area') },
          { label: t('columns.catch'), figures: true },
          { label: t('columns.quota'), figures: true },
          { label: t('catches.records.notes') },
        ]}
        rows={(all ? inOrder : brief).map((record) => ({
          id: record.id,
          cells: [
            <span key="when" className="whitespace-nowrap">
              {record.season ?? record.year}
            </span>,
            countryOf(record),
            <Area key="area" name={record.management_area?.area_name ?? null} country={countryOf(record)} />,
            labels.figure(record.catch_total),
            labels.figure(record.quota_amount),
            <Notes key="notes" record={record} />,
          ],
        }))}
      />
      {brief.length < inOrder.length && (
        <Button size="small" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? t('catches.records.fewer')
            : t('catches.records.all', { count: inOrder.length, figure: format.number(inOrder.length) })}
        </Button>
      )}
      <p className="mt-3 border-t border-line pt-2.25 text-2xs text-ink-3">{file.source.text}</p>
    </section>
  )
}

/** A Total stands for the others of its country and year, which are parts of it. */
function Area({ name, country }: { name: string | null; country: ReactNode }) {
  const { area } = useCatchLabels()
  return (
    <div className="min-w-28">
      {name && (
        <span
          lang={area(name) === name ? 'en' : undefined}
          className={isTotalArea(name) ? 'font-semibold' : undefined}
        >
          {area(name)}
        </span>
      )}
      <span className="block text-xs text-ink-3 md:hidden">{country}</span>
    </div>
  )
}

function Notes({ record: { notes, year, checked, source } }: { record: CatchRecord }) {
  const { t } = useTranslation('trade')
  return (
    <div className="min-w-36 text-xs text-ink-2">
      {notes && <span lang="en">{notes}</span>}
      {year === null && <p>{t('catches.records.period')}</p>}
      {!checked && <UncheckedMark source={source} />}
    </div>
  )
}
