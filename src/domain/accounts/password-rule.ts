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

/**
 * What is wrong with a new password of the account with this e-mail, in one sentence; undefined when it
 * may be used. Any characters will do, and none is asked for.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  // As people count: an accent typed as a sign of its own makes no password longer.
  if ([...password.normalize('NFC')].length < SHORTEST_PASSWORD) {
    return `The password must have at least ${SHORTEST_PASSWORD} characters.`
  }
  if (password.length > LONGEST_PASSWORD) {
    return `The password must have at most ${LONGEST_PASSWORD} characters.`
  }
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) {
    return 'The password must not be the e-mail address.'
  }
  if (REPEATED.test(password)) return 'The password must not be one short piece over and over.'
  if (ownLetters(password, email) < FEWEST_OWN_LETTERS && /\p{L}/u.test(password)) {
    return 'The password must hold more than the e-mail, the name of the portal and the like.'
  }
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
