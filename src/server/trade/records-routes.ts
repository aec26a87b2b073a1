import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CsvFile } from '#contract/csv-file.ts'
import { acceptedEncoding } from '../answers/accepted-encoding.ts'
import { Answer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import { FOR_EVER, forAllSites } from './published-rows.ts'

/** Refusals too, so that a program of another site can read why. */
const FOR_ALL_SITES = forAllSites('content-disposition, etag, x-simulated-data, x-total-count')

/** Brotli would hold some megabytes of memory for each reader. */
const OFFERED = ['gzip', 'identity'] as const

/** The trade records of a species that a choice leaves: page by page, or all of them as one CSV file. */
export async function recordsRoutes(
  app: FastifyInstance,
  { answers }: { answers: Pick<PublicAnswers, 'get' | 'openCsv'> },
) {
  app.get('/api/trade-records', async (request, reply) =>
    sendAnswer(request, reply.headers(FOR_ALL_SITES), await answers.get(request.url)),
  )

  app.get('/api/trade-records.csv', async (request, reply) => {
    reply.headers(FOR_ALL_SITES)
    const file = await answers.openCsv(request.url)
    return file instanceof Answer ? sendAnswer(request, reply, file) : sendCsv(request, reply, file)
  })
}

/** Sends a file while it is made: the next piece is made once the reader has taken those before. */
function sendCsv({ method, headers }: FastifyRequest, reply: FastifyReply, file: CsvFile): FastifyReply {
  reply.headers({
    etag: `W/"${file.tag}"`,
    vary: 'accept-encoding',
    'cache-control': file.isImmutable ? FOR_EVER : PUBLIC_ANSWER,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file.name}.csv"`,
    'x-total-count': String(file.total),
    ...(file.isSimulated ? { 'x-simulated-data': 'cites_trade' } : {}),
  })
  if (headers['if-none-match']?.includes(file.tag)) return reply.code(304).send()
  if (method === 'HEAD') return reply.send(Readable.from([]))
  const text = Readable.from(file.pieces)
  if (acceptedEncoding(headers['accept-encoding'], OFFERED) === 'identity') return reply.send(text)
  // A fault cuts the answer off, so that a client does not take a part for the whole.
  return reply.header('content-encoding', 'gzip').send(pipeline(text, createGzip(), () => undefined))
}
