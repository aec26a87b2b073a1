import { useTranslation } from 'react-i18next'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { newestCatchesFirst } from '#domain/catches/catch-order.ts'
import { isTotalArea } from '#domain/catches/catches-by-year.ts'
import { useCatchWords } from '#web/charts/catches-by-year/use-catch-words.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { UncheckedMark } from '../overview/unchecked-mark.tsx'
import { RecordsDownload, type RecordsFile } from '../records-download.tsx'
import { RecordsTable } from '../records-table.tsx'
import { fileNamePart } from '../species-subject.ts'
import { useCatchSource } from '../trade/chart-sources.ts'

interface CatchRecordsProps {
  species: SpeciesDetail
  records: readonly CatchRecord[]
}

/** Every record as published, newest first: seasons in their own words, periods last, with what was noted. */
export function CatchRecords({ species, records }: CatchRecordsProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const countryName = useCountryName()
  const words = useCatchWords()
  const file = useRecordsFile(species, records)
  if (records.length === 0) return null

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
        scrolls
        label={t('catches.records.title')}
        columns={[
          { label: t('catches.records.when') },
          { label: t('columns.country') },
          { label: t('catches.filters.area') },
          { label: t('columns.catch'), figures: true },
          { label: t('columns.quota'), figures: true },
          { label: t('catches.records.notes') },
        ]}
        rows={newestCatchesFirst(records).map((record) => ({
          id: record.id,
          cells: [
            <span key="when" className="whitespace-nowrap">
              {record.season ?? record.year}
            </span>,
            <span key="country" className="whitespace-nowrap">
              {record.country && countryName(record.country.country_code)}
            </span>,
            <Area key="area" name={record.management_area?.area_name ?? null} />,
            words.figure(record.catch_total),
            words.figure(record.quota_amount),
            <Notes key="notes" record={record} />,
          ],
        }))}
      />
      <p className="mt-3 border-t border-line pt-2.25 text-2xs text-ink-3">{file.source.text}</p>
    </section>
  )
}

/** A Total stands for the others of its country and year, which are parts of it. */
function Area({ name }: { name: string | null }) {
  return <div className={`min-w-36 ${isTotalArea(name) ? 'font-semibold' : ''}`}>{name}</div>
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

function useRecordsFile(species: SpeciesDetail, records: readonly CatchRecord[]): RecordsFile {
  const { t } = useTranslation('trade')
  const source = useCatchSource()
  return {
    name: `${fileNamePart(species)}-catch-records`,
    source,
    table: {
      columns: [
        { label: t('catches.records.when'), kind: 'text' },
        { label: t('columns.country'), kind: 'text' },
        { label: t('catches.filters.area'), kind: 'text' },
        { label: t('columns.catch'), kind: 'number' },
        { label: t('columns.quota'), kind: 'number' },
        { label: t('catches.records.notes'), kind: 'text' },
      ],
      rows: records.map(({ season, year, country, management_area, catch_total, quota_amount, notes }) => [
        season ?? String(year),
        country?.country_name ?? null,
        management_area?.area_name ?? null,
        catch_total,
        quota_amount,
        notes,
      ]),
    },
  }
}
