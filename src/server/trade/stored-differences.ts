import type { Connection } from '#database/connect.ts'
import { storeDifferences } from '#database/trade/release-differences-changes.ts'
import {
  type AskedDifferences,
  addUpCountry,
  type DigestsOfFiles,
  listStoredDifferences,
} from '#database/trade/release-differences-queries.ts'
import type { CountryChanges } from '#domain/releases/changes-by-country.ts'
import type { ComparedFiles, ComparedSpecies, LastCompleteYears } from '#domain/releases/compare-jobs.ts'
import { rulesDigest } from './rules-digest.ts'

type Asked = Omit<AskedDifferences, 'rules'>

/** What files of two releases differ in, as it was stored when it was counted. */
export interface StoredDifferences {
  /** In the order of the files; undefined where it is still to be counted. */
  list: (asked: Asked) => Promise<(ComparedSpecies | undefined)[]>
  /** A country's share, and the places of the files of which nothing is stored. */
  ofCountry: (asked: Asked, code: string) => Promise<{ changes: CountryChanges; missing: number[] }>
  store: (files: DigestsOfFiles, years: LastCompleteYears, found: ComparedFiles) => Promise<void>
}

type Warn = (message: string, details: Record<string, unknown>) => void

/**
 * Reads and stores with the portal's own rights: visitors read no table of differences, and ask for those of files that
 * they may read. Where nothing can be stored, as on a full disk, the answer is the same and it is logged.
 */
export function storedDifferences({ db }: Pick<Connection, 'db'>, warn: Warn): StoredDifferences {
  return {
    list: (asked) => listStoredDifferences(db, { ...asked, rules: rulesDigest() }),
    ofCountry: (asked, code) => addUpCountry(db, { ...asked, rules: rulesDigest() }, code),
    store: async (files, last_complete_year, found) => {
      try {
        const by = { last_complete_year, rules: rulesDigest() }
        await db.transaction((tx) => storeDifferences(tx, files, by, found))
      } catch (problem) {
        warn('What two files of releases differ in could not be stored', {
          problem: problem instanceof Error ? problem.message : String(problem),
        })
      }
    },
  }
}
