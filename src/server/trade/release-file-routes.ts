import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '#database/database-gone.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { DamagedFile } from '#domain/problems.ts'
import type { Parts } from '../parts.ts'
import type { ReleaseCopies } from '../release-store/release-copies.ts'
import { byteRange } from './byte-range.ts'
import { GZIP, PARQUET } from './file-types.ts'
import { type FileAddress, filesAtAddresses, noSuchFile } from './files-at-addresses.ts'
import { FOR_EVER, rowsRefusal } from './published-rows.ts'
import { releaseCsvFiles } from './release-csv-files.ts'

const ADDRESS = '/data/cites-trade/:release/:species'

interface Files extends Parts<'connection' | 'config' | 'portal' | 'files'> {
  /** Serves a file that the database cannot give now. */
  copies: Pick<ReleaseCopies, 'find'> | undefined
}

type Asked = FastifyRequest<{ Params: FileAddress }>
type Send = (file: ReleaseFile, request: Asked, reply: FastifyReply) => Promise<unknown>

/** The trade records of a release as one file per species, as Parquet and as CSV, for browsers and for other programs. */
export async function releaseFileRoutes(
  app: FastifyInstance,
  {
    connection,
    config: { publishRows },
    portal,
    files: { countTrade, readFile, missingFile },
    copies,
  }: Files,
) {
  const { reader } = connection
  const files = filesAtAddresses({ reader, missingFile, publicUrl: portal.public_url })
  const csvFiles = releaseCsvFiles({ connection, countTrade, readFile })

  app.get(
    `${ADDRESS}.parquet`,
    answering((file, request, reply) =>
      sendStoredFile(request, reply, { ...file, type: PARQUET, read: () => readFile(file) }),
    ),
  )
  app.get(
    `${ADDRESS}.csv.gz`,
    answering(async (file, request, reply) => {
      const { bytes, ...csv } = await csvFiles.read(file)
      reply.header('x-total-count', String(file.rows))
      return sendStoredFile(request, reply, { ...csv, type: GZIP, read: async () => bytes })
    }),
  )

  const closing = new AbortController()
  app.addHook('onListen', async () => {
    if (!publishRows) return
    csvFiles.makeMissing(closing.signal).catch((problem) => {
      if (!closing.signal.aborted)
        app.log.warn({ err: problem }, 'CSV of the trade records could not be made')
    })
  })
  app.addHook('onClose', async () => closing.abort())

  function answering(send: Send) {
    return async (request: Asked, reply: FastifyReply) => {
      const { params } = request
      if (!publishRows) return reply.code(403).send(await rowsRefusal(reader))
      try {
        const file = await files.find(params)
        if (file === undefined) return reply.code(404).send(noSuchFile(params))
        reply.headers(await files.headers(file))
        return await send(file, request, reply)
      } catch (problem) {
        return sendCopy(problem, request, reply)
      }
    }
  }

  /** Where the database is away, or its file damaged, the copy in the store is the same. Throws the problem without one. */
  async function sendCopy(problem: unknown, request: Asked, reply: FastifyReply) {
    const copy = copies?.find(request.url.split('?', 1)[0] ?? '')
    const isOfDatabase = problem instanceof DamagedFile || isDatabaseGone(problem)
    if (copy === undefined || !isOfDatabase) throw problem
    if (copy.type === GZIP) reply.header('x-total-count', String(copy.rows))
    try {
      return await sendStoredFile(request, reply, copy)
    } catch (inStore) {
      request.log.warn({ err: inStore, address: copy.path }, 'A file could not be read from the store')
      throw problem
    }
  }
}

/** A file whose bytes at its address never change. */
interface StoredFile {
  sha256: string
  size: number
  type: string
  read: () => Promise<Buffer>
}

/** Sends a file, or the part of it that is asked for; nothing where the client has it. */
async function sendStoredFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
  const { sha256, size, type, read } = file
  const tag = `"${sha256}"`
  reply.headers({ 'cache-control': FOR_EVER, 'accept-ranges': 'bytes', etag: tag })
  if (request.headers['if-none-match']?.includes(sha256)) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  // A part that a client has already is of use only where the file is still the same.
  const isSame = ifRange === undefined || ifRange === tag
  const range = byteRange(isSame ? request.headers.range : undefined, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const bytes = await read()
  reply.type(type)
  if (range === undefined) return reply.send(bytes)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${size}`)
    .send(bytes.subarray(range.first, range.last + 1))
}
