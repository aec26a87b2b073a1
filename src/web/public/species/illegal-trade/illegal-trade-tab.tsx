import { useSuspenseQueries } from '@tanstack/react-query'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { CitesReservation } from '#contract/trade-measures-contract.ts'
import { api } from '#web/api.ts'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { AppendixIRule } from './appendix-i-rule.tsx'
import { ConfiscatedSpecimens } from './confiscated-specimens.tsx'
import { ExampleSeizures } from './example-seizures.tsx'
import { RecordedSeizures } from './recorded-seizures.tsx'

/** Seizure records or, until a real dataset is imported, examples; below them the confiscations in the trade records. */
export function IllegalTradeTab({ species }: { species: SpeciesDetail }) {
  const release = useRelease('seizures')
  const question = { input: { id: species.id } }
  const [{ data: summary }, { data: seizures }, { data: measures }] = useSuspenseQueries({
    queries: [
      api.seizures.summary.queryOptions(question),
      api.seizures.list.queryOptions(question),
      api.listings.tradeMeasures.queryOptions(question),
    ],
  })
  const isReal = release !== undefined && !summary.simulated_datasets.includes('seizures')
  const isTradeSimulated = summary.simulated_datasets.includes('cites_trade')

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {summary.isCitesAppendixI && (
        <AppendixIRule
          commercial={summary.commercialTrade}
          isSimulated={isTradeSimulated}
          populations={species.cites_listings.filter(
            ({ is_current, covers, appendix }) => is_current && covers === 'population' && appendix !== 'I',
          )}
          reservedBy={reservedBy(measures.reservations)}
        />
      )}
      {isReal ? (
        <RecordedSeizures species={species} summary={summary} seizures={seizures} />
      ) : (
        <ExampleSeizures species={species} seizures={seizures} />
      )}
      <ConfiscatedSpecimens confiscated={summary.confiscatedInTrade} isSimulated={isTradeSimulated} />
      <footer className="grid gap-0.5 border-t border-line pt-3">
        <ReleaseSource dataset="seizures" />
        <ReleaseSource dataset="cites_trade" />
      </footer>
    </div>
  )
}

/** Countries with a reservation on the Appendix I listing, as far as it was in force when last confirmed. */
function reservedBy(reservations: readonly CitesReservation[]): string[] {
  const onAppendixI = reservations.filter(({ is_active, appendix }) => is_active && appendix === 'I')
  return [...new Set(onAppendixI.map(({ country_code }) => country_code))]
}
