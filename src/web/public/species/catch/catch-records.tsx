import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { catchesInBrief, newestCatchesFirst } from '#domain/catches/catch-order.ts'
import { isTotalArea } from '#domain/catches/catches-by-year.ts'
import { useCatchLabels } from '#web/charts/catches-by-year/use-catch-labels.ts'
import { useCatchSource } from '#web/charts/chart-sources.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { UncheckedMark } from '../overview/unchecked-mark.tsx'
import { type FileColumn, fileTable, RecordsCard } from '../records-card.tsx'
import type { RecordColumn } from '../records-table.tsx'
import { fileNamePart } from '../species-subject.ts'

interface CatchRecordsProps {
  species: SpeciesDetail
  records: readonly CatchRecord[]
}

/** Every record as published, newest first: seasons by their own names, periods last, with the notes. */
export function CatchRecords({ species, records }: CatchRecordsProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const source = useCatchSource()
  const columns = useCatchColumns()
  const [all, setAll] = useState(false)
  if (records.length === 0) return null
  const inOrder = newestCatchesFirst(records)
  const brief = catchesInBrief(inOrder)

  return (
    <RecordsCard
      title={t('catches.records.title')}
      lead={
        <p className="mt-0.5 text-xs text-ink-3">
          {t('catches.records.subtitle', { count: records.length, figure: format.number(records.length) })}{' '}
          {records.some(({ year }) => year === null) && t('catches.records.periods')}
        </p>
      }
      file={{
        name: `${fileNamePart(species)}-catch-records`,
        source,
        table: fileTable(columns, records),
      }}
      scrolls={all}
      columns={columns}
      rows={all ? inOrder : brief}
    >
      {brief.length < inOrder.length && (
        <Button size="small" className="opens mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? t('catches.records.fewer')
            : t('catches.records.all', { count: inOrder.length, figure: format.number(inOrder.length) })}
        </Button>
      )}
      <p className="mt-3 border-t border-line pt-2.25 text-2xs text-ink-3">{source.text}</p>
    </RecordsCard>
  )
}

/** The columns of the table and of the file. */
function useCatchColumns(): (RecordColumn<CatchRecord> & FileColumn<CatchRecord>)[] {
  const { t } = useTranslation('trade')
  const countryName = useCountryName()
  const labels = useCatchLabels()
  const countryOf = ({ country }: CatchRecord) =>
    country && <span className="whitespace-nowrap">{countryName(country.country_code)}</span>
  return [
    {
      label: t('catches.records.when'),
      kind: 'text',
      value: ({ season, year }) => season ?? String(year),
      cell: ({ season, year }) => <span className="whitespace-nowrap">{season ?? year}</span>,
    },
    {
      label: t('columns.country'),
      kind: 'text',
      wideOnly: true,
      value: ({ country }) => country?.country_name ?? null,
      cell: countryOf,
    },
    {
      label: t('catches.filters.area'),
      kind: 'text',
      value: ({ management_area }) => management_area?.area_name ?? null,
      cell: (record) => <Area name={record.management_area?.area_name ?? null} country={countryOf(record)} />,
    },
    {
      label: t('columns.catch'),
      kind: 'number',
      figures: true,
      value: ({ catch_total }) => catch_total,
      cell: ({ catch_total }) => labels.figure(catch_total),
    },
    {
      label: t('columns.quota'),
      kind: 'number',
      figures: true,
      value: ({ quota_amount }) => quota_amount,
      cell: ({ quota_amount }) => labels.figure(quota_amount),
    },
    {
      label: t('catches.records.notes'),
      kind: 'text',
      value: ({ notes }) => notes,
      cell: (record) => <Notes record={record} />,
    },
  ]
}

/** A total counts the other areas of its country and year. */
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

function Notes({ record }: { record: CatchRecord }) {
  const { t } = useTranslation('trade')
  return (
    <div className="min-w-36 text-xs text-ink-2">
      {record.notes && <span lang="en">{record.notes}</span>}
      {record.year === null && <p>{t('catches.records.period')}</p>}
      <UncheckedMark {...record} />
    </div>
  )
}
