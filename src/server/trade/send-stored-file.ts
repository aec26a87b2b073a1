import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'
import { FOR_EVER } from './published-rows.ts'

/** A file whose bytes at its address never change. */
interface StoredFile {
  sha256: string
  size: number
  type: string
  read: () => Promise<Buffer>
}

/** Sends a file, or the part of it that is asked for; nothing where the client has it. */
export async function sendStoredFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
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
