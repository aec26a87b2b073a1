import { getTableName } from 'drizzle-orm'
import type { Reader } from '#database/access.ts'
import {
  exportedTables,
  exportGround,
  exportRows,
  getSpeciesToExport,
} from '#database/species/species-export-queries.ts'
import type { SpeciesFile } from '#domain/species/species-export.ts'
import type { AdminContext } from '../admin-access.ts'

interface Known extends Pick<AdminContext, 'warn'> {
  db: Reader
}

interface Wanted {
  id: string
  /** Whether its trade records come along. */
  trade: boolean
}

/**
 * The file of a species, sent as it is read and no faster than it is taken; a client that disconnects ends the reading. Throws
 * NotFound before the first byte; what fails later cuts the connection, so that a part is not taken for the whole.
 */
export async function speciesFile({ db, warn }: Known, { id, trade }: Wanted) {
  const ground = await exportGround(db, id)
  const species = await getSpeciesToExport(db, id)
  const pieces = telling(warn, id, textOf(db, species, { ground, trade }))
  const text = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream())
  // The contract names what the text says, for those who ask.
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: text as unknown as SpeciesFile,
  }
}

/** The head is sent by then, and nothing else would tell an operator of a file that was cut. */
async function* telling(warn: Known['warn'], species_id: string, text: AsyncGenerator<string>) {
  try {
    yield* text
  } catch (problem) {
    warn('The file of a species broke off', { err: problem, species_id })
    throw problem
  }
}

async function* textOf(
  db: Reader,
  species: { id: string },
  { ground, trade }: { ground: string; trade: boolean },
): AsyncGenerator<string> {
  yield `{"species":${JSON.stringify(species)}`
  for (const table of exportedTables({ trade })) {
    yield `,"${getTableName(table)}":[`
    let separator = ''
    for await (const rows of exportRows(db, table, species.id, ground)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',')
      separator = ','
    }
    yield ']'
  }
  yield '}'
}
