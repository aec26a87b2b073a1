import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers whoever asks, and is no failure where they close the line before: then nobody is to be answered. */
export async function unlessLeft(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (leaves: AbortSignal) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const leaves = leavingOf(request, reply)
  try {
    return await answer(leaves)
  } catch (problem) {
    if (!leaves.aborted) throw problem
    return reply.hijack()
  }
}

/** Aborts when the asker closes the line before the answer was sent. */
export function leavingOf({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const closed = () => {
    if (!response.writableFinished && request.socket.destroyed) leaving.abort()
  }
  response.once('close', closed)
  // Of requests that came one after another over one line, only the first has a response that hears of its end.
  request.once('close', closed)
  return leaving.signal
}
