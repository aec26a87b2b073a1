import type { FastifyRequest } from 'fastify'

const SAFE_METHODS = ['GET', 'HEAD']

/**
 * Whether a request that may change something was sent by a page of this portal: browsers name the origin
 * of every such request, and no other site can make them name ours. Who names none is refused too.
 * Behind https only the public address counts; without it the portal may be visited under many names, of
 * which the one it was asked by is its own.
 */
export function isFromOwnPage(
  { method, origin, host }: { method: string; origin: string | undefined; host: string },
  publicUrl: string,
): boolean {
  if (SAFE_METHODS.includes(method)) return true
  if (origin === undefined) return false
  if (origin === publicUrl) return true
  return !publicUrl.startsWith('https:') && origin === `http://${host}`
}

export const FOREIGN_ORIGIN = {
  code: 'FORBIDDEN',
  message: 'This request did not come from a page of this portal.',
}

/** What the rule asks of a request. */
export const senderOf = ({ method, headers, host }: FastifyRequest) => ({
  method,
  origin: headers.origin,
  host,
})
