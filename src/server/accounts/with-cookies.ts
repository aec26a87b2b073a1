import type { FastifyReply } from 'fastify'

/** Each cookie in a header of its own: joined into one, browsers would read a comma as part of a date. */
export function withCookies(reply: FastifyReply, cookies: readonly string[]): FastifyReply {
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply
}
