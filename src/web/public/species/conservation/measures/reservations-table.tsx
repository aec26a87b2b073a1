import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CitesReservation } from '#contract/trade-measures-contract.ts'
import { ExplainedCitesBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { namedFirst } from '../named-first.ts'
import { CountryOfRecord, MeasureTable, MeasureText } from './measure-table.tsx'

interface ReservationsTableProps {
  species: SpeciesDetail
  caption: string
  /** Either all in force when last confirmed, or all former. */
  reservations: readonly CitesReservation[]
}

/** Party, coverage and start of each reservation, then its last confirmation or its end. */
export function ReservationsTable({ species, caption, reservations }: ReservationsTableProps) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const explained = namedFirst(reservations, ({ appendix }) => appendix)
  const isInForce = reservations.some(({ is_active }) => is_active)
  const day = (date: string) => <span className="whitespace-nowrap">{format.date(date)}</span>

  return (
    <MeasureTable
      label={caption}
      rows={reservations}
      columns={[
        {
          label: t('measures.party'),
          cell: (reservation) => <CountryOfRecord {...reservation} />,
        },
        {
          label: t('measures.covers'),
          cell: (reservation) => (
            <>
              <ExplainedCitesBadge appendix={reservation.appendix} repeated={!explained.has(reservation)} />
              <Covered species={species} reservation={reservation} />
            </>
          ),
        },
        { label: t('measures.since'), cell: ({ start_date }) => day(start_date) },
        isInForce
          ? {
              label: t('measures.confirmed'),
              cell: ({ confirmed_on }) =>
                confirmed_on === null ? (
                  <span className="text-ink-3">{t('measures.noDate')}</span>
                ) : (
                  <time dateTime={confirmed_on} className="whitespace-nowrap">
                    {t('measures.reservations.inForceOn', { date: format.date(confirmed_on) })}
                  </time>
                ),
            }
          : {
              label: t('measures.until'),
              cell: ({ end_date }) =>
                end_date === null ? (
                  <span className="text-ink-3">{t('measures.endUnknown')}</span>
                ) : (
                  day(end_date)
                ),
            },
      ]}
    />
  )
}

/** The taxon that a reservation names, where it is not the species itself, its populations and its notes. */
function Covered({ species, reservation }: { species: SpeciesDetail; reservation: CitesReservation }) {
  const { listed_under } = reservation
  return (
    <>
      {listed_under && listed_under !== species.scientific_name && (
        <i lang="la" className="ml-2">
          {listed_under}
        </i>
      )}
      {(['population', 'notes'] as const).map(
        (field) =>
          reservation[field] && (
            <span key={field} className="mt-1 block text-xs text-ink-2">
              <MeasureText species_id={species.id} record={reservation} field={field} />
            </span>
          ),
      )}
    </>
  )
}
