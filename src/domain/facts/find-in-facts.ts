import type { SpeciesText } from '../species/species-texts.ts'
import { type AssessmentFact, assessmentContradictions } from './assessment-contradictions.ts'
import {
  FACT_FINDINGS,
  FACT_PROBLEMS,
  type FactFinding,
  type FactTable,
  problemOf,
  type RowFinding,
} from './fact-findings.ts'
import {
  type ListingFact,
  listingContradictions,
  type ReservationFact,
  reservationContradictions,
} from './listing-findings.ts'
import { type NameFact, nameContradictions } from './name-contradictions.ts'
import { type Origin, originFinding } from './origin-finding.ts'
import { type ReferenceFact, referenceContradictions } from './reference-contradictions.ts'
import { textFindings } from './text-findings.ts'
import { type TradeDisagreement, type TradeOfYear, tradeDisagreements } from './trade-disagreements.ts'

/** A row of any table of facts. */
export interface Fact extends Origin {
  table: FactTable
  id: string
  species_id: string | null
  /** What the row is called beside its species. */
  record: string | null
}

/** The rows of a species that are compared with each other. */
export interface SpeciesFacts {
  species_id: string
  texts: readonly { field: SpeciesText; text: string }[]
  text_sources: readonly { field: string; checked: boolean }[]
  names: readonly NameFact[]
  assessments: readonly AssessmentFact[]
  references: readonly ReferenceFact[]
  listings: readonly ListingFact[]
  reservations: readonly ReservationFact[]
  /** Null where the trade records are simulated: they are not compared. */
  trade: readonly TradeOfYear[] | null
}

/** A finding with the row that it concerns. */
export interface Finding {
  what: FactFinding
  table: FactTable
  /** The row's id; of a disagreement with trade records the appendix, of a text without an origin its field. */
  id: string
  species_id: string | null
  record: string | null
  trade: Omit<TradeDisagreement, 'what'> | null
}

/** Everything in the facts that needs a curator, the gravest first, then by species in the given order. */
export function findInFacts(
  facts: readonly Fact[],
  species: readonly SpeciesFacts[],
  currentYear: number,
): Finding[] {
  const records = new Map(facts.map(({ table, id, record }) => [`${table} ${id}`, record]))
  const origins = new Map(
    facts
      .filter(({ table }) => table === 'species_field_sources')
      .map(({ species_id, record, id }) => [`${species_id} ${record}`, id]),
  )
  const inSpecies = species.flatMap((one) => [
    ...findInTexts(one, (field) => origins.get(`${one.species_id} ${field}`)),
    ...findInRows(one, currentYear, (table, id) => records.get(`${table} ${id}`) ?? null),
    ...findInTrade(one),
  ])
  return [...inSpecies, ...facts.flatMap(findInOrigin)].toSorted(
    (a, b) => FACT_FINDINGS.indexOf(a.what) - FACT_FINDINGS.indexOf(b.what),
  )
}

function findInOrigin({ table, id, species_id, record, ...origin }: Fact): Finding[] {
  const what = originFinding(origin)
  return what === undefined ? [] : [{ what, table, id, species_id, record, trade: null }]
}

/** A text has no row of its own: its finding belongs to the row of its origin, else to its field. */
function findInTexts(
  { species_id, texts, text_sources }: SpeciesFacts,
  originOf: (field: string) => string | undefined,
): Finding[] {
  return textFindings(texts, text_sources).map(({ what, id: field }) => ({
    what,
    table: 'species_field_sources',
    id: originOf(field) ?? field,
    species_id,
    record: field,
    trade: null,
  }))
}

function findInRows(
  { species_id, names, assessments, references, listings, reservations }: SpeciesFacts,
  currentYear: number,
  recordOf: (table: FactTable, id: string) => string | null,
): Finding[] {
  const found: [FactTable, RowFinding[]][] = [
    ['common_names', nameContradictions(names)],
    ['iucn_assessments', assessmentContradictions(assessments, currentYear)],
    ['references', referenceContradictions(references, currentYear)],
    ['cites_listings', listingContradictions(listings)],
    ['cites_reservations', reservationContradictions(reservations, listings)],
  ]
  return found.flatMap(([table, findings]) =>
    findings.map(({ what, id }) => ({
      what,
      table,
      id,
      species_id,
      record: recordOf(table, id),
      trade: null,
    })),
  )
}

function findInTrade({ species_id, listings, trade: records }: SpeciesFacts): Finding[] {
  return tradeDisagreements(listings, records ?? []).map(({ what, ...trade }) => ({
    what,
    table: 'cites_listings',
    id: trade.appendix,
    species_id,
    record: trade.appendix,
    trade,
  }))
}

/** The findings of each problem, the gravest first; a problem of which there are none is left out. */
export function findingsByProblem<Found extends Pick<Finding, 'what'>>(findings: readonly Found[]) {
  return FACT_PROBLEMS.map((problem) => ({
    problem,
    findings: findings.filter(({ what }) => problemOf(what) === problem),
  })).filter(({ findings: own }) => own.length > 0)
}
