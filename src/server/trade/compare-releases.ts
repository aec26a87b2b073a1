import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type FilesOfSpecies, listFilesOfTwoReleases } from '#database/trade/compared-files-queries.ts'
import { type ReleaseFile, readReleaseFile } from '#database/trade/release-files-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import { Forbidden, NotFound } from '#domain/problems.ts'
import {
  type ChangesByCountry,
  changesOfCountry,
  withChangesOf,
} from '#domain/releases/changes-by-country.ts'
import { chosenReleases } from '#domain/releases/chosen-releases.ts'
import {
  type AnswerToCompare,
  answerCompareJob,
  type CompareJob,
  NO_ROWS,
} from '#domain/releases/compare-jobs.ts'
import { type ComparisonTotals, changesNothing, totalsOf } from '#domain/releases/comparison.ts'
import { largestOfAll } from '#domain/releases/largest-changes.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
import { readPublishedFile } from '#domain/trade/published-file.ts'
import type { Context } from '../access.ts'
import { rowsRefusal } from './published-rows.ts'
import { bufferOf } from './release-bytes.ts'
import type { TradeFile, TwoFiles } from './trade-thread.ts'

/** Compares a species' files of two releases. */
export type CompareTrade = <Job extends CompareJob>(
  files: TwoFiles,
  job: Job,
) => Promise<AnswerToCompare<Job>>

interface TwoReleases {
  from: string
  to: string
}

/** What differs between two releases, species by species. Throws as chosenReleases does. */
export async function compareReleases(context: Context, asked: TwoReleases) {
  const { from, to } = await chosen(context, asked)
  const files = await listFilesOfTwoReleases(context.db, { from, to })
  const job: CompareJob & { kind: 'compare' } = {
    kind: 'compare',
    last_complete_year: { before: from.last_complete_year, after: to.last_complete_year },
  }
  const species = []
  // One species after another, so that the questions of others are counted in between.
  for (const ofSpecies of files) {
    const { rows, figures, largest } = await compared(context, ofSpecies, job)
    const names = namesOf(ofSpecies)
    const changes = largest.map((one) => ({
      ...one,
      changes: one.changes.map((change) => ({ ...names, ...change })),
    }))
    species.push({ counted: { ...names, ...rows, figures }, changes })
  }
  const counted = species.map((one) => one.counted)
  return {
    from,
    to,
    totals: totalsOfSpecies(counted),
    species: counted,
    largest: largestOfAll(species.map(({ changes }) => changes)),
  }
}

/** How many rows that name a country differ, over all species. Throws as chosenReleases does. */
export async function compareCountry(context: Context, { code, ...asked }: TwoReleases & { code: string }) {
  const { from, to } = await chosen(context, asked)
  const files = await listFilesOfTwoReleases(context.db, { from, to })
  return { from, to, code, ...changesOfCountry(code, await changesOfAll(context, files)) }
}

/** Of two releases over all species, for every country at once: it takes long to find, and never changes. */
const found = new LRUCache<string, Promise<ChangesByCountry>>({ max: 4 })

function changesOfAll(context: Context, files: readonly FilesOfSpecies[]): Promise<ChangesByCountry> {
  const shas = files.map(({ before, after }) => `${before?.sha256} ${after?.sha256}`)
  const key = createHash('sha256').update(shas.join()).digest('hex')
  const known = found.get(key)
  if (known !== undefined) return known
  const finding = addUp(context, files)
  found.set(key, finding)
  finding.catch(() => found.delete(key))
  return finding
}

async function addUp(context: Context, files: readonly FilesOfSpecies[]): Promise<ChangesByCountry> {
  let all: ChangesByCountry = {}
  for (const ofSpecies of files)
    all = withChangesOf(all, await compared(context, ofSpecies, { kind: 'compare_countries' }))
  return all
}

interface AskedRows extends TwoReleases {
  id: string
  change?: RowChange | undefined
  page: number
  limit: number
}

/**
 * One page of a species' rows that differ. Throws as chosenReleases does, NotFound where neither release has rows of the
 * species, and Forbidden where the installation does not publish rows.
 */
export async function listDifferences(context: Context, { id, change, page, limit, ...asked }: AskedRows) {
  if (context.publishRows === false) {
    throw new Forbidden((await rowsRefusal(context.db, asked.to)).message)
  }
  const { from, to } = await chosen(context, asked)
  const files = await listFilesOfTwoReleases(context.db, { from, to })
  const ofSpecies = files.find(({ species_id }) => species_id === id)
  if (ofSpecies === undefined) {
    throw new NotFound(`Neither ${from.release} nor ${to.release} has trade records of a species ${id}.`)
  }
  const job = { kind: 'differences' as const, change, from: (page - 1) * limit, limit }
  const { counts, rows, total } = await compared(context, ofSpecies, job)
  return { from, to, ...namesOf(ofSpecies), ...counts, total, rows }
}

const chosen = async ({ records }: Context, asked: TwoReleases) =>
  chosenReleases(await records(listTradeReleases), asked)

function compared<Job extends CompareJob>(
  { db, readFile = (file) => readReleaseFile(db, file), compareTrade = compareHere }: Context,
  { before, after }: FilesOfSpecies,
  job: Job,
): Promise<AnswerToCompare<Job>> {
  const opened = (file: ReleaseFile | undefined): TradeFile | undefined =>
    file && { sha256: file.sha256, bytes: async () => bufferOf(await readFile(file)) }
  return compareTrade({ before: opened(before), after: opened(after) }, job)
}

/** Without a thread, as in a test that calls a procedure in process. */
async function compareHere<Job extends CompareJob>(
  { before, after }: TwoFiles,
  job: Job,
): Promise<AnswerToCompare<Job>> {
  const read = async (file: TradeFile | undefined) =>
    file === undefined ? NO_ROWS : readPublishedFile(await file.bytes())
  return answerCompareJob({ before: await read(before), after: await read(after) }, job)
}

const namesOf = ({ species_id, scientific_name, common_name }: FilesOfSpecies) => ({
  species_id,
  scientific_name,
  common_name,
})

/** The same over all species, and how many of them differ. */
const totalsOfSpecies = (species: readonly ComparisonTotals[]) => ({
  ...totalsOf(species),
  species: species.filter((one) => !changesNothing(one)).length,
})
