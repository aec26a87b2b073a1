import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CitesReservation } from '#contract/trade-measures-contract.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { ReservationsTable } from './reservations-table.tsx'
import { useTradeMeasures } from './use-trade-measures.ts'

/** Current and former reservations on listings of the species. */
export function Reservations({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const { reservations } = useTradeMeasures(species.id)
  if (reservations.length === 0) return <NoReservations species={species} />

  const inForce = reservations.filter(({ is_active }) => is_active)
  const former = reservations.filter(({ is_active }) => !is_active)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-read text-ink-2">
        <GlossaryText>{t('measures.reservations.what')}</GlossaryText>
      </p>
      {inForce.length > 0 ? (
        <>
          <ReservationsTable
            species={species}
            caption={t('measures.reservations.inForce')}
            reservations={inForce}
          />
          <p className="max-w-read text-xs text-ink-3">{t('measures.reservations.confirmed')}</p>
        </>
      ) : (
        <p className="text-ink-2">{t('measures.reservations.noneInForce')}</p>
      )}
      {former.length > 0 && <FormerReservations species={species} reservations={former} />}
    </div>
  )
}

interface FormerReservationsProps {
  species: SpeciesDetail
  reservations: readonly CitesReservation[]
}

function FormerReservations({ species, reservations }: FormerReservationsProps) {
  const { t } = useTranslation('conservation')
  return (
    <details>
      <summary className="min-h-8 text-accent">
        {t('measures.reservations.former', { count: reservations.length })}
      </summary>
      <div className="mt-2">
        <ReservationsTable
          species={species}
          caption={t('measures.reservations.formerTable')}
          reservations={reservations}
        />
      </div>
    </details>
  )
}

function NoReservations({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const isListed = species.cites_listings.length > 0
  return (
    <EmptyState
      message={t('measures.reservations.none')}
      hint={isListed ? t('measures.reservations.noneWhy') : t('measures.reservations.noneUnlisted')}
      drawing={species.drawing ?? undefined}
    />
  )
}
