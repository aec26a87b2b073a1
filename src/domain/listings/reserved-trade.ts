import { COMMERCIAL_PURPOSE } from '../trade/commercial-trade.ts'
import type { Appendix } from './appendix.ts'
import { type ReservationPeriod, wasInForceIn } from './reservations.ts'

export interface PartyReservation extends ReservationPeriod {
  appendix: Appendix
  country_code: string
}

/** The trade records that are counted: commercial, of wild specimens (source W), under Appendix I. */
export const RESERVABLE_TRADE = { purpose: COMMERCIAL_PURPOSE, source: 'W', appendix: 'I' } as const

/** How many such records there are in one year between two partners. */
export interface CommercialShipments {
  year: number
  importer: string | null
  exporter: string | null
  records: number
}

/**
 * Commercial trade in wild specimens of a species in Appendix I, with a party whose reservation was in force in
 * the year: Article III of the Convention does not allow such trade, and Article XXIII treats that party as a state
 * that is not a party. Undefined where there is none. Simulated records are not counted: then the parties are all
 * those with a reservation in force.
 */
export function reservedTrade(
  reservations: readonly PartyReservation[],
  shipments: readonly CommercialShipments[],
  { simulated }: { simulated: boolean },
) {
  const onAppendixI = reservations.filter(({ appendix }) => appendix === RESERVABLE_TRADE.appendix)
  if (simulated) {
    const parties = codesOf(onAppendixI.filter(({ is_active }) => is_active))
    return parties.length === 0
      ? undefined
      : { parties, records: null, records_between_parties: null, first_year: null, last_year: null }
  }

  const holdersOf = (shipment: CommercialShipments) =>
    onAppendixI.filter(
      (one) =>
        (one.country_code === shipment.importer || one.country_code === shipment.exporter) &&
        wasInForceIn(shipment.year, one),
    )
  const reserved = shipments
    .map((shipment) => ({ ...shipment, holders: codesOf(holdersOf(shipment)) }))
    .filter(({ holders }) => holders.length > 0)
  if (reserved.length === 0) return undefined

  const years = reserved.map(({ year }) => year)
  return {
    /** Codes of the parties with a reservation, by code. */
    parties: [...new Set(reserved.flatMap(({ holders }) => holders))].sort(),
    /** Records that name at least one of them; null where the records are simulated. */
    records: total(reserved),
    /** Of these, the records whose importer and exporter both had a reservation. */
    records_between_parties: total(reserved.filter(({ holders }) => holders.length === 2)),
    first_year: Math.min(...years),
    last_year: Math.max(...years),
  }
}

/** Commercial trade that is possible only because of reservations. */
export type ReservedTrade = NonNullable<ReturnType<typeof reservedTrade>>

const codesOf = (reservations: readonly PartyReservation[]) =>
  [...new Set(reservations.map(({ country_code }) => country_code))].sort()

const total = (shipments: readonly CommercialShipments[]) =>
  shipments.reduce((sum, { records }) => sum + records, 0)
