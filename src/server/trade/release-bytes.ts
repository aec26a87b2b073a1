import type { Reader } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import {
  findReleaseFile,
  listSpeciesWithoutFile,
  type ReleaseFile,
  readReleaseFile,
} from '#database/trade/release-files-queries.ts'
import { DamagedFile } from '#domain/problems.ts'
import type { SpeciesFile } from './trade-thread.ts'

/** The bytes of a file of a release. */
export type ReleaseBytes = (file: ReleaseFile) => Promise<Buffer>

/** The file of a species' records in use, written where it is missing; undefined where the species has no records. */
export type MissingFile = (species_id: string) => Promise<ReleaseFile | undefined>

/** The same bytes as the reader of files takes them, in memory of their own. */
export const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

/** A file as threads take it: its bytes are read where a thread does not have them yet. */
export const opened = (file: ReleaseFile, readFile: ReleaseBytes): SpeciesFile => ({
  species_id: file.species_id,
  sha256: file.sha256,
  rows: file.rows,
  bytes: async () => bufferOf(await readFile(file)),
})

type Warn = (message: string, details: Record<string, unknown>) => void

/**
 * Reads files of releases. One that is damaged or missing is written anew from the records, where it holds those in use,
 * and it is logged. Throws DamagedFile where that cannot be done.
 */
export function releaseBytes(
  { reader, db }: { reader: Reader; db: Pick<Connection['db'], 'transaction'> },
  warn: Warn,
): { readFile: ReleaseBytes; missingFile: MissingFile } {
  const writing = new Map<string, Promise<void>>()

  /** Once, however many ask for the file meanwhile. */
  function writeAnew(species_id: string, message: string): Promise<void> {
    const begun = writing.get(species_id)
    if (begun !== undefined) return begun
    warn(message, { species_id })
    const written = db
      .transaction((tx) => writeReleaseFiles(tx, species_id))
      .finally(() => writing.delete(species_id))
    writing.set(species_id, written)
    return written
  }

  return {
    readFile: async (file) => {
      try {
        return await readReleaseFile(reader, file)
      } catch (problem) {
        if (!(problem instanceof DamagedFile)) throw problem
        if (!file.is_current) {
          warn(`${problem.message}, and the records that it held are not in use`, { file: file.address })
          throw problem
        }
        await writeAnew(file.species_id, `${problem.message}; it is written anew from the records`)
        const again = await findReleaseFile(reader, file.species_id)
        if (again?.sha256 === file.sha256) return readReleaseFile(reader, again)
        throw again === undefined ? problem : new DamagedFile(`${problem.message}; see ${again.address}`)
      }
    },
    missingFile: async (species_id) => {
      const [species] = await listSpeciesWithoutFile(reader, species_id)
      if (species !== undefined) {
        await writeAnew(
          species_id,
          `The file of ${species.scientific_name} is missing; it is written anew from the records`,
        )
      }
      // Another process may have written it since the caller looked.
      return findReleaseFile(reader, species_id)
    },
  }
}
