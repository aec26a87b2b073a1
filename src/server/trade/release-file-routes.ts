import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Connection } from '#database/connect.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import type { CountTrade } from './ask-trade.ts'
import { type FileAddress, filesAtAddresses, noSuchFile } from './files-at-addresses.ts'
import { rowsRefusal } from './published-rows.ts'
import type { MissingFile, ReleaseBytes } from './release-bytes.ts'
import { releaseCsvFiles } from './release-csv-files.ts'
import { sendStoredFile } from './send-stored-file.ts'

const ADDRESS = '/data/cites-trade/:release/:species'
const PARQUET = 'application/vnd.apache.parquet'
const GZIP = 'application/gzip'

interface Files {
  connection: Connection
  countTrade: CountTrade
  readFile: ReleaseBytes
  missingFile: MissingFile
  publishRows: boolean
  publicUrl: string
}

type Asked = FastifyRequest<{ Params: FileAddress }>
type Send = (file: ReleaseFile, request: Asked, reply: FastifyReply) => Promise<unknown>

/** The trade records of a release as one file per species, as Parquet and as CSV, for browsers and for other programs. */
export async function releaseFileRoutes(
  app: FastifyInstance,
  { connection, countTrade, readFile, missingFile, publishRows, publicUrl }: Files,
) {
  const { reader } = connection
  const files = filesAtAddresses({ reader, missingFile, publicUrl })
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
      const file = await files.find(params)
      if (file === undefined) return reply.code(404).send(noSuchFile(params))
      reply.headers(await files.headers(file))
      return send(file, request, reply)
    }
  }
}
