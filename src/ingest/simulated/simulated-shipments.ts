import { csvLine } from '#database/csv-text.ts'
import type { TradeColumn } from '#database/trade/trade-records-changes.ts'
import { TRADE_COLUMNS } from '#database/trade/trade-records-changes.ts'
import { NUMBER_OF_SPECIMENS, normaliseUnit } from '#domain/trade/units.ts'
import { randomFrom, shuffle } from './random.ts'
import type { ProfileDimension, ProfileShare, TradeProfile } from './trade-profile.ts'

/** What a shipment says about its species besides the profile. */
export interface SimulatedTaxon {
  id: string
  scientific_name: string
  class: string
  order_name: string
  family: string
  genus: string
}

/** Partners too small to have a share of their own stand together in the profile; XV is 'various'. */
const OTHER_PARTNERS = '*'
const VARIOUS = 'XV'

/** How far quantities scatter around what is usual for a term, as the deviation of their logarithm. */
const SCATTER = 0.8

/**
 * The shipments of one species, oldest first, as lines for COPY. Every share of the profile is dealt out to
 * the last record: each dimension is a deck with as many cards of a value as the profile counts, shuffled
 * apart from the others, so that totals are right and combinations mean nothing; only what belongs to early
 * or late years is dealt there. The same profile always gives the same shipments.
 */
export function* simulatedShipments(profile: TradeProfile, taxon: SimulatedTaxon): Generator<string> {
  const random = randomFrom(profile.scientific_name)
  const years = deck(profile.shares.year)
  const shuffled = (dimension: ProfileDimension, timeOf: TimeOf = () => 'any', by = random) => {
    const shares = profile.shares[dimension]
    const cards = inTime(shuffle(deck(shares), by), shares.map(timeOf))
    return (place: number) => shares[cards[place] ?? 0]
  }
  const termOf = shuffled('term', ({ unit }) => (unit === NUMBER_OF_SPECIMENS ? 'late' : 'any'))
  const importerOf = shuffled('importer')
  const exporterOf = shuffled('exporter')
  const purposeOf = shuffled('purpose')
  const sourceOf = shuffled('source', ({ value }) => (value === '' ? 'early' : 'any'))
  const appendixOf = shuffled('appendix')
  const reporterOf = shuffled('reporter_type')
  const originOf = shuffled('origin', () => 'any', randomFrom(`${profile.scientific_name}, origin`))

  for (let place = 0; place < profile.records; place++) {
    const term = termOf(place)
    const shipment: Record<TradeColumn, string | number | null> = {
      record_id: null,
      species_id: taxon.id,
      year: profile.shares.year[years[place] ?? 0]?.value ?? null,
      appendix: appendixOf(place)?.value ?? null,
      taxon: taxon.scientific_name,
      class: taxon.class,
      order_name: taxon.order_name,
      family: taxon.family,
      genus: taxon.genus,
      term: term?.value ?? null,
      quantity: quantityLike(term, random),
      unit: normaliseUnit(term?.unit ?? ''),
      importer: partner(importerOf(place)),
      exporter: partner(exporterOf(place)),
      origin: partner(originOf(place)),
      purpose: purposeOf(place)?.value || null,
      source: sourceOf(place)?.value || null,
      reporter_type: reporterOf(place)?.value ?? null,
      import_permit: null,
      export_permit: null,
      origin_permit: null,
    }
    yield csvLine(TRADE_COLUMNS.map((column) => shipment[column]))
  }
}

/** When reports carry a value: sources go unnamed in early years, and the word for single pieces is late. */
type TimeOf = (share: ProfileShare) => 'early' | 'any' | 'late'

/** The cards of early values first and those of late ones last, each in the order they had. */
function inTime(cards: Uint16Array, timeOfCard: readonly ReturnType<TimeOf>[]): Uint16Array {
  const early = cards.filter((card) => timeOfCard[card] === 'early')
  const any = cards.filter((card) => timeOfCard[card] === 'any')
  const late = cards.filter((card) => timeOfCard[card] === 'late')
  const ordered = new Uint16Array(cards.length)
  ordered.set(early)
  ordered.set(any, early.length)
  ordered.set(late, early.length + any.length)
  return ordered
}

/** As many cards of each share as it has records; a card is the share's place in the list. */
function deck(shares: readonly ProfileShare[]): Uint16Array {
  const cards = new Uint16Array(shares.reduce((sum, { records }) => sum + records, 0))
  let start = 0
  for (const [place, { records }] of shares.entries()) {
    cards.fill(place, start, start + records)
    start += records
  }
  return cards
}

const partner = (share: ProfileShare | undefined): string | null =>
  share?.value === OTHER_PARTNERS ? VARIOUS : share?.value || null

/** A quantity like those usual for the term: whole where pieces are counted, three digits elsewhere. */
function quantityLike(share: ProfileShare | undefined, random: () => number): number | null {
  if (share?.quantity === null || share === undefined) return null
  const spread = Math.exp(SCATTER * (random() + random() + random() - 1.5))
  const quantity = share.quantity * spread
  return normaliseUnit(share.unit) === null
    ? Math.max(1, Math.round(quantity))
    : Number(quantity.toPrecision(3))
}
