const DAY_MS = 86_400_000

/** What every token begins with, so that people and programs that look for leaked secrets know one. */
export const TOKEN_START = 'arctic_'

/** How many letters of a token its owner is shown in the list of tokens. */
export const TOKEN_PREFIX_LENGTH = TOKEN_START.length + 6

/** For how many days a token can be made. */
export const TOKEN_DAYS = [7, 30, 90, 180, 365] as const
export type TokenDays = (typeof TOKEN_DAYS)[number]

/** Tokens that an account can have at a time: each has limits of its own for requests. */
export const MOST_TOKENS = 20

/** The last use is stored to the minute: a program that asks every second does not write every second. */
export const LAST_USE_MS = 60_000

export const tokenExpiry = (days: TokenDays, now: Date): Date => new Date(now.getTime() + days * DAY_MS)

const BEARER = /^bearer\b *(?<token>.*)$/i

/**
 * The token of a header `Authorization`; null where the header names none that could be one, undefined where there is no
 * such header, or one of another scheme.
 */
export function bearerToken(authorization: string | undefined): string | null | undefined {
  const token = BEARER.exec(authorization?.trim() ?? '')?.groups?.token
  if (token === undefined) return undefined
  return token.startsWith(TOKEN_START) ? token : null
}
