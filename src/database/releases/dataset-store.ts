import type { SpeciesComparison } from '#domain/releases/comparison.ts'
import type { ReleaseCoverage, SpeciesRows } from '#domain/releases/coverage.ts'
import type { ProposedChange } from '#domain/releases/proposed-change.ts'
import type { RecordDifference } from '#domain/releases/record-difference.ts'
import type { Editor, Transaction } from '../access.ts'
import type { Connection } from '../connect.ts'
import type { NewRelease } from './releases-changes.ts'

/** What waiting records cover, and how many rows of each species they replace. */
export interface Covered {
  coverage: ReleaseCoverage
  species: SpeciesRows[]
}

/** What waiting records would change: counted by species and, where rows are few, each change by itself. */
export interface Compared extends Covered {
  species: SpeciesComparison[]
  /** Of rows that curators edit. */
  changes?: ProposedChange[]
  /** Of other rows. */
  differences?: RecordDifference[]
}

/** What a curator says beside 'yes'. */
export interface Decision {
  /** YYYY-MM-DD for changes that need one, by their key. */
  dates?: Readonly<Record<string, string>>
}

/**
 * How the records of one dataset come into use and go back. Those of a release that was read wait apart
 * from those in use; those that were in use before stay at hand as the previous releases.
 */
export interface DatasetStore {
  /** What the waiting records cover; less work than to compare them. */
  cover: (tx: Transaction, release: NewRelease) => Promise<Covered>
  /** Counts, species by species, how the waiting records differ from those in use that they cover. */
  compare: (tx: Transaction, release: NewRelease) => Promise<Compared>
  /**
   * Puts the waiting records in the place of those in use that they cover. Resolves to how many are stored, which are
   * fewer where a curator's own record already stands for one. Throws Invalid where the decision leaves something open.
   */
  activate: (
    connection: Pick<Connection, 'copyInto'>,
    tx: Transaction,
    editor: Editor,
    release: NewRelease,
    decision?: Decision,
  ) => Promise<number>
  /** Puts the previous releases back in the place of those in use. Throws Invalid when there are none. */
  goBack: (tx: Transaction, editor: Editor) => Promise<void>
  /** Forgets the waiting records. */
  clear: (tx: Transaction) => Promise<void>
}
