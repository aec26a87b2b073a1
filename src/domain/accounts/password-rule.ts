/** Long enough that guessing it takes longer than anybody tries; long passwords need no odd signs. */
export const SHORTEST_PASSWORD = 12
/** What the sign-in library takes at most; more would only cost the server time. */
export const LONGEST_PASSWORD = 128

/**
 * What is wrong with a new password of the account with this e-mail, in one sentence; undefined when it
 * may be used.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD) {
    return `The password must have at least ${SHORTEST_PASSWORD} characters.`
  }
  if (password.length > LONGEST_PASSWORD) {
    return `The password must have at most ${LONGEST_PASSWORD} characters.`
  }
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) {
    return 'The password must not be the e-mail address.'
  }
  return undefined
}
