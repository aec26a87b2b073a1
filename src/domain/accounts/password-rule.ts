/** Long enough to resist guessing; long passwords need no special characters. */
export const SHORTEST_PASSWORD = 12
/** What the sign-in library takes at most; more would only cost the server time. */
export const LONGEST_PASSWORD = 128

/** Words that an attacker would try first: the portal, its operator and the purpose of an account are known. */
export const EXPECTED_WORDS = [
  'administrator',
  'admin',
  'akureyri',
  'arctic',
  'curator',
  'editor',
  'password',
  'portal',
  'species',
  'tracker',
  'university',
  'welcome',
] as const

/** Letters that must remain once the expected words are gone. */
const FEWEST_OWN_LETTERS = 4
/** A piece as long as this, written over and over, is as easily guessed as the piece. */
const REPEATED = /^(.{1,6}?)\1+$/su

/** What can be wrong with a new password, in one sentence each. */
export const PASSWORD_FAULTS = {
  short: `The password must have at least ${SHORTEST_PASSWORD} characters.`,
  long: `The password must have at most ${LONGEST_PASSWORD} characters.`,
  is_email: 'The password must not be the e-mail address.',
  repeated: 'The password must not be one short piece over and over.',
  expected: 'The password must hold more than the e-mail, the name of the portal and the like.',
  common: 'The password is one of those that others use, and that are tried first.',
} as const
export type PasswordFault = keyof typeof PASSWORD_FAULTS

/**
 * What is wrong with a new password of the account with this e-mail; undefined when it may be used, unless it is a
 * common one. Any characters will do, and none is asked for.
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  // As people count: an accent typed as a sign of its own makes no password longer.
  if ([...password.normalize('NFC')].length < SHORTEST_PASSWORD) return 'short'
  if (password.length > LONGEST_PASSWORD) return 'long'
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'is_email'
  if (REPEATED.test(password)) return 'repeated'
  if (ownLetters(password, email) < FEWEST_OWN_LETTERS && /\p{L}/u.test(password)) return 'expected'
  return undefined
}

/** Letters beside the words that are expected of this account. */
function ownLetters(password: string, email: string): number {
  const words = [...EXPECTED_WORDS, ...email.toLowerCase().split(/[^\p{L}]+/u)].filter(
    ({ length }) => length > 2,
  )
  const longestFirst = words.sort((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  return [...rest].filter((sign) => /\p{L}/u.test(sign)).length
}
