import type { FastifyInstance } from 'fastify'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { inTime } from './in-time.ts'

/** Enough for the code of a page to have run often; each takes some hundredths of a second. */
const PAGES_OF_SPECIES = 5
/** A portal whose database is slow at the moment opens without them. */
const LONGEST_MS = 3000

/**
 * Visits the pages that most visitors open with, before the portal listens. Code that runs for the first time
 * takes many times as long: those who come in the first second after a start would queue up behind each other.
 */
export async function makeFirstVisits(app: FastifyInstance): Promise<void> {
  // What cannot be answered says so in the log, and to the visitors who come.
  await inTime(LONGEST_MS, visit(app)).catch(() => undefined)
}

async function visit(app: FastifyInstance): Promise<void> {
  const species = (await app.inject('/api/species/all')).json<SpeciesCard[]>()
  const pages = species.slice(0, PAGES_OF_SPECIES).map(({ id }) => `/species/${id}`)
  for (const url of ['/', '/gallery', '/arctic-tracker', ...pages])
    await app.inject({ url, headers: { accept: 'text/html' } })
}
