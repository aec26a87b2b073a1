import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryFacts } from '#contract/country-facts.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { CitesBadge } from '#web/ui/appendix-badge.tsx'
import { MeasureText } from '../../species/conservation/measures/measure-table.tsx'
import { UncheckedMark } from '../../species/overview/unchecked-mark.tsx'
import { FactsTable, type FactsTableProps } from './facts-table.tsx'
import { SpeciesOfRecord } from './species-of-record.tsx'
import { useCountryFacts } from './use-country-facts.ts'

/** Reservations of a country, suspensions of trade with it, and its export quotas; each by species. */
export function CountryMeasures({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  const { reservations, trade_suspensions, export_quotas } = useCountryFacts(code)
  if (reservations.length + trade_suspensions.length + export_quotas.length === 0)
    return <p className="max-w-read text-ink-2">{t('measures.none')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {reservations.length > 0 && <Reservations code={code} rows={reservations} />}
      {trade_suspensions.length > 0 && <Suspensions code={code} rows={trade_suspensions} />}
      {export_quotas.length > 0 && <Quotas code={code} rows={export_quotas} />}
    </div>
  )
}

const CONSERVATION = { tab: 'conservation' } as const

type SpeciesOfMeasure = ComponentProps<typeof SpeciesOfRecord>['species'] &
  ComponentProps<typeof UncheckedMark>

/** The species that a measure concerns, and whether the fact was compared with its source. */
function CheckedSpecies(row: SpeciesOfMeasure) {
  return (
    <>
      <SpeciesOfRecord species={row} search={CONSERVATION} />
      <UncheckedMark {...row} />
    </>
  )
}

interface TableProps<Measure extends keyof CountryFacts> {
  code: string
  rows: CountryFacts[Measure]
}

/** More rows scroll in a region of their own. */
const MANY = 12

/** The measures of one kind under their heading. */
function MeasuresTable<Row extends { id: string }>(table: Omit<FactsTableProps<Row>, 'scrolls'>) {
  return (
    <div>
      <h3 className="mb-2 text-h3 font-[650]">{table.label}</h3>
      <FactsTable {...table} scrolls={table.rows.length > MANY} />
    </div>
  )
}

function Reservations({ code, rows }: TableProps<'reservations'>) {
  const { t } = useTranslation(['countries', 'conservation'])
  const format = useFormat()
  return (
    <MeasuresTable
      code={code}
      view="reservations"
      label={t('measures.reservations')}
      rows={rows}
      columns={[
        { label: t('bars.species'), cell: (row) => <CheckedSpecies {...row} /> },
        {
          label: t('conservation:measures.covers'),
          cell: (row) => (
            <>
              <CitesBadge appendix={row.appendix} />
              {row.listed_under && row.listed_under !== row.scientific_name && (
                <i lang="la" className="ml-2">
                  {row.listed_under}
                </i>
              )}
              {row.population && (
                <span className="mt-1 block text-xs text-ink-2">
                  <MeasureText species_id={row.species_id} record={row} field="population" />
                </span>
              )}
            </>
          ),
        },
        {
          label: t('conservation:measures.since'),
          cell: ({ start_date }) => <span className="whitespace-nowrap">{format.date(start_date)}</span>,
        },
        {
          label: t('measures.status'),
          cell: (row) => <ReservationStatus {...row} />,
        },
      ]}
    />
  )
}

function Suspensions({ code, rows }: TableProps<'trade_suspensions'>) {
  const { t } = useTranslation(['countries', 'conservation'])
  const format = useFormat()
  return (
    <MeasuresTable
      code={code}
      view="trade-suspensions"
      label={t('conservation:measures.trade.suspensions')}
      rows={rows}
      columns={[
        { label: t('bars.species'), cell: (row) => <CheckedSpecies {...row} /> },
        {
          label: t('conservation:measures.issuedBy'),
          cell: ({ issued_by }) => t(`conservation:measures.trade.issuers.${issued_by}`),
        },
        {
          label: t('conservation:measures.since'),
          cell: (row) => <span className="whitespace-nowrap">{format.date(row.suspension_start_date)}</span>,
        },
        {
          label: t('measures.status'),
          cell: (row) => <SuspensionStatus {...row} />,
        },
        {
          label: t('conservation:measures.reason'),
          cell: (row) => <MeasureText species_id={row.species_id} record={row} field="reason" />,
        },
      ]}
    />
  )
}

function Quotas({ code, rows }: TableProps<'export_quotas'>) {
  const { t } = useTranslation(['countries', 'conservation'])
  const format = useFormat()
  return (
    <MeasuresTable
      code={code}
      view="export-quotas"
      label={t('conservation:measures.trade.quotas')}
      rows={rows}
      columns={[
        { label: t('conservation:measures.year'), cell: ({ year }) => year },
        { label: t('bars.species'), cell: (row) => <CheckedSpecies {...row} /> },
        {
          label: t('conservation:measures.quantity'),
          figures: true,
          cell: ({ quantity, unit }) =>
            [
              format.number(quantity),
              unit === 'specimens' ? t('conservation:measures.trade.units.specimens') : unit,
            ]
              .filter(Boolean)
              .join(' '),
        },
        {
          label: t('conservation:measures.quotaFor'),
          cell: (row) => <MeasureText species_id={row.species_id} record={row} field="notes" />,
        },
      ]}
    />
  )
}

type Reservation = CountryFacts['reservations'][number]

function ReservationStatus({ is_active, confirmed_on, end_date }: Reservation) {
  const { t } = useTranslation(['countries', 'conservation'])
  const format = useFormat()
  if (!is_active)
    return end_date === null
      ? t('conservation:measures.endUnknown')
      : t('measures.until', { date: format.date(end_date) })
  return confirmed_on === null
    ? t('conservation:measures.noDate')
    : t('conservation:measures.reservations.inForceOn', { date: format.date(confirmed_on) })
}

type Suspension = CountryFacts['trade_suspensions'][number]

function SuspensionStatus({ is_active, confirmed_on, suspension_end_date }: Suspension) {
  const { t } = useTranslation(['countries', 'conservation'])
  const format = useFormat()
  const status = () => {
    if (suspension_end_date !== null) return t('measures.until', { date: format.date(suspension_end_date) })
    if (!is_active) return t('conservation:measures.trade.endedUndated')
    return confirmed_on === null
      ? t('conservation:measures.noDate')
      : t('conservation:measures.trade.activeOn', { date: format.date(confirmed_on) })
  }
  return <span className="block min-w-40">{status()}</span>
}
