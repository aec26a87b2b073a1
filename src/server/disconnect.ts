import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers a request whose client may disconnect: an abandoned request is no failure and gets no answer. */
export async function unlessDisconnected(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (disconnected: AbortSignal) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const disconnected = disconnectSignal(request, reply)
  try {
    return await answer(disconnected)
  } catch (problem) {
    if (!disconnected.aborted) throw problem
    return reply.hijack()
  }
}

/** Aborts when the client closes the connection before the answer was sent. */
function disconnectSignal({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  const onClose = () => {
    if (!response.writableFinished && request.socket.destroyed) disconnected.abort()
  }
  response.once('close', onClose)
  // Of pipelined requests only the first has a response that is closed with the connection.
  request.once('close', onClose)
  return disconnected.signal
}
