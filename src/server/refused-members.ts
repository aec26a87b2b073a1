import type { FastifyInstance } from 'fastify'

/**
 * Refuses a JSON body with a member that is called like a method of every object, e.g. `toString`. No record has one,
 * and whatever writes such an object as text or as a number would fail.
 */
export function refuseMembersNamedLikeMethods(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    const name = memberNamedLikeMethod(body)
    if (name === undefined) return
    throw Object.assign(new Error(`The request has a member '${name}', which no record has.`), {
      statusCode: 400,
      code: 'BAD_REQUEST',
    })
  })
}

/** The first such member of a value that came as JSON, however deep; undefined where there is none. */
export function memberNamedLikeMethod(body: unknown): string | undefined {
  // Without recursion: a body may be nested deeper than the stack.
  const left: unknown[] = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (!isObjectOrList(value)) continue
    if (!Array.isArray(value)) {
      const found = Object.keys(value).find((name) => name in Object.prototype)
      if (found !== undefined) return found
    }
    for (const member of Object.values(value)) left.push(member)
  }
  return undefined
}

/** Streams of files are bodies too, and are not looked into. */
const isObjectOrList = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
