import type { ReactNode } from 'react'
import { NamedHere } from '#web/components/named-here.tsx'
import { useCountryFacts } from './use-country-facts.ts'

/** What is known of a country beside its trade, with the names of the species that it is about. */
export function NamedInFacts({ code, children }: { code: string; children: ReactNode }) {
  const { reservations, trade_suspensions, export_quotas, catches, range_species } = useCountryFacts(code)
  const about = [...reservations, ...trade_suspensions, ...export_quotas, ...catches, ...range_species]
  return <NamedHere species={about.map(({ species_id }) => species_id)}>{children}</NamedHere>
}
