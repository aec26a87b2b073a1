import type { Reader } from '#database/access.ts'
import {
  findReleaseFileAt,
  listSpeciesWithoutFile,
  type ReleaseFile,
} from '#database/trade/release-files-queries.ts'
import { findPublisherAddress } from '#database/trade/trade-releases-queries.ts'
import { fileLinks } from '#domain/bulk/release-links.ts'
import { linkHeader } from '#domain/bulk/signposting.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { releaseOfLabel } from '#domain/trade/release-address.ts'
import { shortenedName } from '../shortened-name.ts'
import type { MissingFile } from './release-bytes.ts'

/** What an address of a file is made of. */
export interface FileAddress {
  release: string
  species: string
}

interface Known {
  reader: Reader
  missingFile: MissingFile
  publicUrl: string
}

/** Finds the files of releases by their addresses, with the headers that hold for each. */
export function filesAtAddresses({ reader, missingFile, publicUrl }: Known) {
  return {
    /** The file at an address; undefined where there is none. */
    find: async ({ release, species: slug }: FileAddress): Promise<ReleaseFile | undefined> =>
      (await findReleaseFileAt(reader, { release, slug })) ?? writtenNow(release, slug),

    /** What belongs to a file and whose terms hold, and whether its records are made up. */
    headers: async (file: ReleaseFile): Promise<Record<string, string>> => {
      const { release } = releaseOfLabel(file.release)
      const publisher_address = await findPublisherAddress(reader, release)
      const about = { release, simulated: file.simulated, publisher_address }
      return {
        link: linkHeader(fileLinks(about, publicUrl)),
        ...(file.simulated ? { 'x-simulated-data': 'cites_trade' } : {}),
      }
    },
  }

  /** The file at an address that had none: written where it is that of records in use and was lost, here or by another process. */
  async function writtenNow(release: string, slug: string): Promise<ReleaseFile | undefined> {
    const missing = await listSpeciesWithoutFile(reader)
    const species = missing.find(({ scientific_name }) => speciesSlug(scientific_name) === slug)
    if (species !== undefined) await missingFile(species.id)
    return findReleaseFileAt(reader, { release, slug })
  }
}

/** The answer at an address that no file has. */
export const noSuchFile = ({ release, species }: FileAddress) => ({
  code: 'NOT_FOUND',
  message: `Release ${shortenedName(release)} has no file for ${shortenedName(species)}; /api/species/{id}/trade names the current one.`,
})
