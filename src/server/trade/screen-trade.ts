import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { listAllReservations } from '#database/listings/trade-measures-queries.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import { assertSpeciesExists, listSpeciesCards } from '#database/species/species-queries.ts'
import { listFilesOfRelease } from '#database/trade/release-files-queries.ts'
import { releaseOfLabel } from '#domain/trade/release-address.ts'
import {
  chosenFlags,
  type FlagFilters,
  LARGEST_TIMES_FIRST,
  reservationsBeside,
  sortedFlags,
  timesThreshold,
} from '#domain/trade/screening-list.ts'
import type { Context } from '../access.ts'
import { askTrade } from './ask-trade.ts'

interface Asked extends FlagFilters {
  release?: string | undefined
}

/** A species to screen, under the name that its flags carry. */
interface Screened {
  species_id: string
  scientific_name: string
  /** As an address names it; undefined for the records in use. */
  release: string | undefined
}

/**
 * The flags of all species, or of one, in the release in use or in the one named. Simulated records are not screened.
 * Throws NotFound without such a species, Invalid where no release is so called.
 */
export async function screenTrade(
  context: Context,
  { release, species_id, ...filters }: Asked,
): Promise<ScreeningList> {
  if (species_id !== undefined && release === undefined) await assertSpeciesExists(context.db, species_id)
  const { species, last_complete_year } = await speciesToScreen(context, release)
  const asked = species.filter((one) => species_id === undefined || one.species_id === species_id)
  const [cards, reservations] = await Promise.all([
    context.records(listSpeciesCards),
    context.records(listAllReservations),
  ])
  const releases: string[] = []
  const flags: ListedFlag[] = []
  // One species after another, so that the questions of others are counted in between.
  for (const { species_id: id, scientific_name, release: of } of asked) {
    const answer = await askTrade(context, { id, release: of }, ({ facts }) => ({
      kind: 'screening',
      last_complete_year: facts.last_complete_year,
    }))
    if (answer === null) continue
    releases.push(answer.release)
    const card = cards.find((one) => one.id === id)
    const known = reservations.filter((one) => one.species_id === id)
    for (const flag of answer.flags) {
      flags.push({
        ...flag,
        species_id: id,
        scientific_name,
        common_name: card?.common_name ?? null,
        cites_appendix: card?.current_cites_appendix ?? null,
        times_threshold: timesThreshold(flag),
        reservations: reservationsBeside(flag, known),
      })
    }
  }
  return {
    release: newestRevision(releases),
    last_complete_year,
    species: releases.length,
    flags: sortedFlags(chosenFlags(flags, filters), LARGEST_TIMES_FIRST, {
      speciesOf: ({ scientific_name }) => scientific_name,
      exporterOf: ({ exporter }) => exporter,
      compare: (a, b) => (a < b ? -1 : Number(a > b)),
    }),
  }
}

/** None where the records are simulated or not loaded. */
async function speciesToScreen(
  { db, records }: Context,
  release: string | undefined,
): Promise<{ species: Screened[]; last_complete_year: number | null }> {
  if (release !== undefined) {
    const files = (await listFilesOfRelease(db, release)).filter(({ simulated }) => !simulated)
    const species = files.map((file) => ({
      species_id: file.species_id,
      scientific_name: file.scientific_name,
      release: file.release,
    }))
    return { species, last_complete_year: files[0]?.last_complete_year ?? null }
  }
  const [inUse, cards] = await Promise.all([findRelease(db, 'cites_trade'), records(listSpeciesCards)])
  if (inUse === undefined || inUse.simulated) return { species: [], last_complete_year: null }
  return {
    species: cards.map(({ id, scientific_name }) => ({
      species_id: id,
      scientific_name,
      release: undefined,
    })),
    last_complete_year: inUse.last_complete_year,
  }
}

/** Files of one release may be of several revisions; the newest one names them all. */
function newestRevision(releases: readonly string[]): string | null {
  const revisionOf = (label: string) => releaseOfLabel(label).revision
  return releases.toSorted((a, b) => revisionOf(b) - revisionOf(a))[0] ?? null
}
