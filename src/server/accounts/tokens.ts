import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/access.ts'
import { noteTokenUse, tokenDigest } from '#database/accounts/api-tokens-changes.ts'
import { findToken } from '#database/accounts/api-tokens-queries.ts'
import { bearerToken, TOKEN_START } from '#domain/accounts/api-tokens.ts'
import type { Caller } from './caller.ts'

const SECRET_BYTES = 32
const SIGNATURE_BYTES = 16
/** What is behind the start of a token, in base64url: its secret, and the portal's signature of it. */
const SECRET_LENGTH = 43
const SIGNED = /^[\w-]{65}$/

export type Tokens = ReturnType<typeof createTokens>

/**
 * API tokens: a random secret that the portal signs, so that one that somebody made up is known for such without a question
 * to the database, and counted by the network it comes from like any other request of a stranger.
 */
export function createTokens({ db, key }: { db: Database; key: string }) {
  const signatureOf = (secret: string): string =>
    createHmac('sha256', key)
      .update(`api token\n${secret}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url')

  /** Texts are compared, since several of them stand for the same bytes. */
  const isSigned = (token: string): boolean => {
    const text = token.slice(TOKEN_START.length)
    if (!SIGNED.test(text)) return false
    const expected = signatureOf(text.slice(0, SECRET_LENGTH))
    return timingSafeEqual(Buffer.from(text.slice(SECRET_LENGTH)), Buffer.from(expected))
  }

  /** The token of a request that carries one which this portal signed; it may have been revoked since. */
  const signedToken = ({ headers }: FastifyRequest): string | undefined => {
    const token = bearerToken(headers.authorization) ?? undefined
    return token !== undefined && isSigned(token) ? token : undefined
  }

  return {
    /** A new token, whose owner alone gets to see it. */
    make(): string {
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      return `${TOKEN_START}${secret}${signatureOf(secret)}`
    },

    /** By what the requests of a token are counted; undefined for requests with another, or without. */
    senderOf(request: FastifyRequest): string | undefined {
      const token = signedToken(request)
      return token && `token ${tokenDigest(token)}`
    },

    /** For whom, and for what, the token of a request asks; undefined where it gives no access. */
    async enter(request: FastifyRequest): Promise<Caller | undefined> {
      const token = signedToken(request)
      if (token === undefined) return undefined
      const now = new Date()
      const found = await findToken(db, token, now)
      if (found === undefined) return undefined
      await noteTokenUse(db, found.id, now)
      return { ...found.profile, token: found.name }
    },
  }
}
