import { describe, expect, test } from 'vitest'
import { type CommercialShipments, type PartyReservation, reservedTrade } from './reserved-trade.ts'

const reservation = (country_code: string, more: Partial<PartyReservation> = {}): PartyReservation => ({
  appendix: 'I',
  country_code,
  start_date: '1986-01-01',
  end_date: null,
  is_active: true,
  confirmed_on: '2023-07-07',
  ...more,
})
const RESERVATIONS = [
  reservation('NO'),
  reservation('JP'),
  reservation('IS', { start_date: '2000-04-02' }),
  reservation('RU', { end_date: '1995-04-26', is_active: false, confirmed_on: null }),
  reservation('DK', { appendix: 'II' }),
]
const shipment = (year: number, exporter: string | null, importer: string | null, records = 1) =>
  ({ year, exporter, importer, records }) satisfies CommercialShipments

const found = (shipments: CommercialShipments[]) =>
  reservedTrade(RESERVATIONS, shipments, { simulated: false })

test.each([
  { what: 'between two parties with a reservation', of: shipment(2015, 'NO', 'JP'), parties: ['JP', 'NO'] },
  { what: 'from one of them', of: shipment(2015, 'NO', 'DE'), parties: ['NO'] },
  { what: 'to one of them', of: shipment(2015, 'GL', 'JP'), parties: ['JP'] },
  { what: 'to one of them from an unknown exporter', of: shipment(2015, null, 'JP'), parties: ['JP'] },
  { what: 'before its reservation', of: shipment(1999, 'IS', 'DE'), parties: undefined },
  { what: 'after its withdrawal', of: shipment(1996, 'RU', 'DE'), parties: undefined },
  { what: 'after its reservation was last confirmed', of: shipment(2024, 'NO', 'JP'), parties: undefined },
  {
    what: 'of a party with a reservation on Appendix II',
    of: shipment(2015, 'DK', 'DE'),
    parties: undefined,
  },
  { what: 'between others', of: shipment(2015, 'GL', 'DE'), parties: undefined },
])('a record $what: $parties', ({ of, parties }) => {
  expect(found([of])?.parties).toEqual(parties)
})

describe('trade under reservations', () => {
  test('counts the records that name a party, those between two parties, and the years', () => {
    const shipments = [
      shipment(1988, 'NO', 'JP', 4),
      shipment(2003, 'IS', 'DE', 2),
      shipment(2003, 'GL', 'DE', 9),
      shipment(2016, 'NO', 'IS', 1),
    ]
    expect(found(shipments)).toEqual({
      parties: ['IS', 'JP', 'NO'],
      records: 7,
      records_between_parties: 5,
      first_year: 1988,
      last_year: 2016,
    })
  })

  test('is none without records or without reservations', () => {
    expect(found([])).toBeUndefined()
    expect(reservedTrade([], [shipment(2015, 'NO', 'JP')], { simulated: false })).toBeUndefined()
  })

  test('of simulated records names the reservations in force and counts nothing', () => {
    const nothing = { records: null, records_between_parties: null, first_year: null, last_year: null }
    expect(reservedTrade(RESERVATIONS, [shipment(1988, 'RU', 'JP')], { simulated: true })).toEqual({
      parties: ['IS', 'JP', 'NO'],
      ...nothing,
    })
    expect(reservedTrade([reservation('DK', { appendix: 'II' })], [], { simulated: true })).toBeUndefined()
  })
})
