/** Why a read of the connection test failed, as far as a visitor may know it. */
export const CONNECTION_PROBLEMS = [
  'unreachable',
  'sign_in',
  'busy',
  'missing',
  'not_permitted',
  'too_slow',
  'unexpected',
] as const
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number]

/** Error codes of PostgreSQL (appendix A of its manual) that mean the same to a reader. */
const BY_CODE: Readonly<Record<string, ConnectionProblem>> = {
  '3D000': 'unreachable',
  '42P01': 'missing',
  '42703': 'missing',
  '42883': 'missing',
  '42501': 'not_permitted',
  '53300': 'busy',
  '57014': 'too_slow',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
}

const CONNECTION_LOST = '08'
const SIGN_IN_REFUSED = '28'
/** The code of the operating system for a connection, such as ECONNREFUSED. */
const SYSTEM_CODE = /^E[A-Z]{3,}/

/**
 * The public description of a failed read. The database's own messages name addresses, accounts and tables, so only
 * the code decides, and an unknown code gives a general sentence.
 * Source: specification, document 2, sections 2.10 and 8, "Connection check failure".
 */
export function connectionProblem(code: string | undefined): ConnectionProblem {
  if (code === undefined) return 'unexpected'
  if (code.startsWith(CONNECTION_LOST) || SYSTEM_CODE.test(code)) return 'unreachable'
  if (code.startsWith(SIGN_IN_REFUSED)) return 'sign_in'
  return BY_CODE[code] ?? 'unexpected'
}
