import { daysBefore } from '../calendar.ts'
import { isSamePart } from '../listings/listing-periods.ts'

type Row = Readonly<Record<string, unknown>>

/** How records of one kind follow each other: one at a time is the current or latest one. */
interface Succession {
  /** What only one of them carries. */
  mark: 'is_current' | 'is_latest'
  /** Whether both are of the same: the same region, the same population. */
  isSame: (one: Row, other: Row) => boolean
  /** Where a form says that another one carries the mark, its key of `admin:validation`. */
  message: string
  /** Whether the earlier one gets a last day in force. */
  ends?: boolean
}

const ofSpecies = () => true

/** The kinds of which a new record takes the place of another. */
export const SUCCESSIONS = {
  cites_listings: {
    mark: 'is_current',
    isSame: (one, other) => isSamePart(partOf(one), partOf(other)),
    message: 'current_listing_exists',
    ends: true,
  },
  cms_listings: { mark: 'is_current', isSame: ofSpecies, message: 'current_cms_listing_exists' },
  iucn_assessments: {
    mark: 'is_latest',
    isSame: (one, other) => one.scope_code === other.scope_code,
    message: 'latest_assessment_exists',
  },
  cms_assessments: { mark: 'is_latest', isSame: ofSpecies, message: 'latest_cms_assessment_exists' },
} as const satisfies Record<string, Succession>

export type SucceedingTopic = keyof typeof SUCCESSIONS

/** How records of this kind follow each other; undefined where none takes the place of another. */
export const successionOf = (topic: string): Succession | undefined =>
  (SUCCESSIONS as Readonly<Record<string, Succession>>)[topic]

/** The record of its species whose place a record would take; undefined where there is none, or it takes none. */
export function findPredecessor<Other extends Row>(
  topic: SucceedingTopic,
  record: Row,
  others: readonly Other[],
): Other | undefined {
  const { mark, isSame }: Succession = SUCCESSIONS[topic]
  if (record[mark] !== true) return undefined
  return others.find(
    (other) =>
      other.id !== record.id &&
      other.species_id === record.species_id &&
      other[mark] === true &&
      isSame(other, record),
  )
}

/** The last day in force of what another takes the place of from a day on: the day before. */
export const lastDayBefore = (first_day: string): string => daysBefore(first_day, 1)

/** What a listing covers; a part without a name is none yet. */
const partOf = ({ covers, population_identifier }: Row) => ({
  covers: (covers || 'species') as 'species',
  population_identifier: (population_identifier || null) as string | null,
})
