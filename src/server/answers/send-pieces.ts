import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { Answer } from './answer.ts'
import { answerHeaders, isKnownToClient } from './send-answer.ts'

/** Brotli would hold some megabytes of memory for each reader. */
const OFFERED = ['gzip', 'identity'] as const

/** What is too large to be in memory whole. */
export interface PiecedAnswer {
  /** Its headers hold for all of it. */
  beginning: Answer
  pieces: AsyncIterable<string | Uint8Array>
}

/** Sends an answer while it is made, or 304 when the client has it already: its tag names the data version. */
export function sendPieces(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { beginning, pieces }: PiecedAnswer,
): FastifyReply {
  const encoding = beginning.isCompressed ? 'identity' : acceptedEncoding(headers['accept-encoding'], OFFERED)
  reply.headers(answerHeaders(beginning, encoding))
  if (isKnownToClient(beginning, headers)) return reply.code(304).send()
  if (method === 'HEAD') return reply.send(Readable.from([]))
  const whole = Readable.from(pieces)
  // A fault cuts the answer off, so that a client does not take a part for the whole.
  return reply.send(encoding === 'identity' ? whole : pipeline(whole, createGzip(), () => undefined))
}
