import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Connection } from '#database/connect.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { byteRange } from './byte-range.ts'
import { type FileAddress, filesAtAddresses, noSuchFile } from './files-at-addresses.ts'
import { FOR_EVER, rowsRefusal } from './published-rows.ts'
import type { MissingFile, ReleaseBytes } from './release-bytes.ts'

const ADDRESS = '/data/cites-trade/:release/:species.parquet'
const PARQUET = 'application/vnd.apache.parquet'

interface Files {
  connection: Connection
  readFile: ReleaseBytes
  missingFile: MissingFile
  publishRows: boolean
  publicUrl: string
}

type Asked = FastifyRequest<{ Params: FileAddress }>

/** The trade records of a release as one Parquet file per species, for browsers and for other programs. */
export async function releaseFileRoutes(
  app: FastifyInstance,
  { connection: { reader }, readFile, missingFile, publishRows, publicUrl }: Files,
) {
  const files = filesAtAddresses({ reader, missingFile, publicUrl })

  app.get(ADDRESS, async (request: Asked, reply) => {
    const { params } = request
    if (!publishRows) return reply.code(403).send(await rowsRefusal(reader))
    const file = await files.find(params)
    if (file === undefined) return reply.code(404).send(noSuchFile(params))

    reply.headers({
      'cache-control': FOR_EVER,
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
      ...(await files.headers(file)),
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
}

/** A range of bytes that a client began with is only of use where they are still the same. */
function isCurrent({ headers }: Asked, { sha256 }: ReleaseFile): boolean {
  const ifRange = headers['if-range']
  return ifRange === undefined || ifRange === `"${sha256}"`
}
