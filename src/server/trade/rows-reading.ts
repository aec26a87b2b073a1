import type { ExplorerJob } from '#domain/explorer/explorer-jobs.ts'
import { type NeededRows, neededRows } from '#domain/explorer/needed-rows.ts'
import { NARROWED } from '#domain/trade/trade-selection.ts'

/** How the rows of a question are read. */
export interface RowsReading {
  /** What holds of the rows that are read one by one, in SQL. */
  readonly oneByOne: string
  /** Those, and the others put together, in SQL; `ofFiles` is what holds of the rows of the files that are asked. */
  readonly rows: (ofFiles: string) => string
}

/** Reads all rows, one by one. */
export const ALL_ROWS: RowsReading = {
  oneByOne: 'true',
  rows: (ofFiles) => `select * from alike where ${ofFiles}`,
}

/** How the rows of a job are read; the place of a word is the code that stands for it. */
export function readingOf(job: ExplorerJob, words: readonly string[]): RowsReading {
  if (job.kind === 'country') return readingOfCountry(words.indexOf(job.code))
  const needed = neededRows(job)
  return needed === undefined ? ALL_ROWS : readingOfNeeded(needed, words)
}

/** Rows that name a country, and one of the newest year of the others: by it the last years of all records are found. */
function readingOfCountry(code: number): RowsReading {
  const oneByOne = `(exporter = ${code} or importer = ${code} or origin = ${code})`
  return {
    oneByOne,
    rows: (ofFiles) => `
      select * from alike where ${ofFiles} and (${oneByOne} or rowid =
        (select arg_max(rowid, year) from alike where ${ofFiles} and not ${oneByOne}))`,
  }
}

/** More than there are columns to refuse a row. */
const BY_YEAR = NARROWED.length + 1

/**
 * Rows that a question needs, and of those that it tells apart in nothing the first one, with the number of all. Where choices
 * are offered, the first refused row of each value is there once more as no record.
 */
function readingOfNeeded(needed: NeededRows, words: readonly string[]): RowsReading {
  const { years, chosen, apartBy, offersChoices } = needed
  const refusing = chosen.map(({ column, isChosen }) => {
    const codes = words.flatMap((word, code) => (isChosen(word || null) ? [code] : []))
    return { column, refuses: `${column} not in (${codes.join(', ') || '-1'})` }
  })
  const last = Number.isFinite(years.last) ? years.last : 9999
  const refusals = [
    `if(year between ${years.first} and ${last}, 0, ${BY_YEAR})`,
    ...refusing.map(({ refuses }) => `(${refuses})::integer`),
  ].join(' + ')
  const groups = offersChoices
    ? [
        ...apartBy.map((column) => `if(refusals = 1, ${column}, -1)`),
        ...refusing.map(({ column, refuses }) => `if(refusals = 1 and ${refuses}, ${column}, -1)`),
        'refusals > 1',
      ]
    : ['true', ...apartBy]
  // A source country follows from both columns.
  const offered = [
    ...NARROWED.map((name) => `(${name})`),
    apartBy.some((name) => name === 'origin') && '(exporter, origin)',
  ]
  const valuesOffered = `union all select min(place), 0 from refused
    group by grouping sets (${offered.filter(Boolean).join(', ')})`
  return {
    oneByOne: `${refusals} = 0`,
    rows: (ofFiles) => `
      with refused as not materialized (
        select *, rowid as place, ${refusals} as refusals from alike where ${ofFiles} and ${refusals} > 0),
      together as (
        select min(place) as place, sum(records) as records from refused group by ${groups.join(', ')}
        ${offersChoices ? valuesOffered : ''})
      select * from alike where ${ofFiles} and ${refusals} = 0
      union all
      select alike.* replace (together.records as records) from alike join together on alike.rowid = together.place`,
  }
}
