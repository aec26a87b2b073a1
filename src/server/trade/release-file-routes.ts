import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Connection } from '#database/connect.ts'
import {
  findReleaseFileAt,
  listSpeciesWithoutFile,
  type ReleaseFile,
} from '#database/trade/release-files-queries.ts'
import { speciesSlug } from '#domain/trade/release-address.ts'
import { byteRange } from './byte-range.ts'
import { FOR_EVER, NOT_PUBLISHED } from './published-rows.ts'
import type { MissingFile, ReleaseBytes } from './release-bytes.ts'

const ADDRESS = '/data/cites-trade/:release/:species.parquet'
const PARQUET = 'application/vnd.apache.parquet'

interface Files {
  connection: Connection
  readFile: ReleaseBytes
  missingFile: MissingFile
  publishRows: boolean
}

type Asked = FastifyRequest<{ Params: { release: string; species: string } }>

/** The trade records of a release as one Parquet file per species, for browsers and for other programs. */
export async function releaseFileRoutes(
  app: FastifyInstance,
  { connection: { reader }, readFile, missingFile, publishRows }: Files,
) {
  app.get(ADDRESS, async (request: Asked, reply) => {
    if (!publishRows) return reply.code(403).send({ code: 'FORBIDDEN', message: NOT_PUBLISHED })
    const { release, species: slug } = request.params
    const file = (await findReleaseFileAt(reader, { release, slug })) ?? (await writtenNow(release, slug))
    if (file === undefined) return reply.code(404).send(notFound(release, slug))

    reply.headers({
      'cache-control': FOR_EVER,
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
      ...(file.simulated ? { 'x-simulated-data': 'cites_trade' } : {}),
    })
    if (request.headers['if-none-match']?.includes(file.sha256)) return reply.code(304).send()
    return sendBytes(file)

    async function sendBytes(found: ReleaseFile) {
      const range = byteRange(isCurrent(request, found) ? request.headers.range : undefined, found.size)
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${found.size}`).send()
      }
      const bytes = await readFile(found)
      reply.type(PARQUET)
      if (range === undefined) return reply.send(bytes)
      return reply
        .code(206)
        .header('content-range', `bytes ${range.first}-${range.last}/${found.size}`)
        .send(bytes.subarray(range.first, range.last + 1))
    }
  })

  /** The file at an address that has none, where it is that of records in use and was lost. */
  async function writtenNow(release: string, slug: string): Promise<ReleaseFile | undefined> {
    const missing = await listSpeciesWithoutFile(reader)
    const species = missing.find(({ scientific_name }) => speciesSlug(scientific_name) === slug)
    if (species === undefined) return undefined
    await missingFile(species.id)
    return findReleaseFileAt(reader, { release, slug })
  }
}

/** A range of bytes that a client began with is only of use where they are still the same. */
function isCurrent({ headers }: Asked, { sha256 }: ReleaseFile): boolean {
  const ifRange = headers['if-range']
  return ifRange === undefined || ifRange === `"${sha256}"`
}

function notFound(release: string, slug: string) {
  return {
    code: 'NOT_FOUND',
    message: `No file of ${slug} is kept under the release ${release}; /api/species/{id}/trade names the current one.`,
  }
}
