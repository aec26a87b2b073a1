import type { FastifyInstance } from 'fastify'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { LISTS, MOST_TRADED } from './answers/built-ahead.ts'
import { inTime } from './in-time.ts'

/** Reading the lists of 40,000 species takes a third of it. */
const LONGEST_LISTS_MS = 60_000
/** Enough for the code of a page to have run often; each takes some hundredths of a second. */
const PAGES_OF_SPECIES = 5
const LONGEST_PAGES_MS = 3000

/**
 * Asks for what visitors open with, before the portal listens: the lists of all species, which every page of them waits for,
 * and pages, since code that runs for the first time takes many times as long. Those who come in the first second after a start
 * would queue up behind each other. A portal whose database is slow at the moment opens without them.
 */
export async function makeFirstVisits(app: FastifyInstance): Promise<void> {
  // What cannot be answered says so in the log, and to the visitors who come.
  await inTime(LONGEST_LISTS_MS, readLists(app)).catch(() => undefined)
  await inTime(LONGEST_PAGES_MS, visitPages(app)).catch(() => undefined)
}

async function readLists(app: FastifyInstance): Promise<void> {
  for (const address of LISTS) await app.inject(address)
}

async function visitPages(app: FastifyInstance): Promise<void> {
  const { species } = (await app.inject(MOST_TRADED)).json<{ species: SpeciesCard[] }>()
  const pages = species.slice(0, PAGES_OF_SPECIES).map(({ id }) => `/species/${id}`)
  for (const url of ['/', '/gallery', '/arctic-tracker', ...pages])
    await app.inject({ url, headers: { accept: 'text/html' } })
}
