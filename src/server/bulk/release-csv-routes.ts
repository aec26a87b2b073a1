import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type FileAddress, filesAtAddresses, noSuchFile } from '../trade/files-at-addresses.ts'
import { FOR_EVER, rowsRefusal } from '../trade/published-rows.ts'
import type { MissingFile } from '../trade/release-bytes.ts'
import type { BulkMaterials } from './bulk-materials.ts'
import { type ReadingRows, releaseCsv } from './release-csv.ts'

const ADDRESS = '/data/cites-trade/:release/:species.csv.gz'
/** Another one where the writer gives other bytes for the same rows. */
const WRITER = 'csv1'

type Asked = FastifyRequest<{ Params: FileAddress }>

interface Files extends BulkMaterials {
  reading: ReadingRows
  missingFile: MissingFile
}

/** The trade records of a release as one CSV file per species, packed with gzip and made while it is sent. */
export async function releaseCsvRoutes(
  app: FastifyInstance,
  { db, portal, publishRows, reading, missingFile }: Files,
) {
  const files = filesAtAddresses({ reader: db, missingFile, publicUrl: portal.public_url })

  app.get(ADDRESS, async (request: Asked, reply) => {
    const { params, method, headers } = request
    if (!publishRows) return reply.code(403).send(await rowsRefusal(db))
    const file = await files.find(params)
    if (file === undefined) return reply.code(404).send(noSuchFile(params))

    const tag = `"${file.sha256}-${WRITER}"`
    reply.headers({
      'cache-control': FOR_EVER,
      'content-type': 'application/gzip',
      etag: tag,
      'x-total-count': String(file.rows),
      ...(await files.headers(file)),
    })
    if (headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return reply.send(method === 'HEAD' ? Readable.from([]) : releaseCsv(file, reading))
  })
}
