import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CsvFile } from '#contract/csv-file.ts'
import { acceptedEncoding } from '../answers/accepted-encoding.ts'
import { Answer } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { PUBLIC_ANSWER, sendAnswer } from '../answers/send-answer.ts'
import { FOR_EVER } from './published-rows.ts'

/** Brotli would hold some megabytes of memory for each reader. */
const OFFERED = ['gzip', 'identity'] as const

/** The trade records of a species that a choice leaves, all of them as one CSV file. */
export async function recordsRoutes(
  app: FastifyInstance,
  { answers }: { answers: Pick<PublicAnswers, 'openCsv'> },
) {
  app.get('/api/trade-records.csv', async (request, reply) => {
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
