import { createHmac } from 'node:crypto'

/*
 * Attempts to sign in are counted and logged by digests, under the key that the database stores: the command that sets a
 * new password finds an account's attempts by it, whatever AUTH_SECRET its environment has.
 */

/** The digest of a network or a device. */
export const signInDigest = (key: string, what: 'account' | 'network' | 'device', text: string): string =>
  createHmac('sha256', key).update(`sign-in ${what}\n${text}`).digest('base64url')

/** The digest of the account that an e-mail names, in whatever letters. */
export const accountDigest = (key: string, email: string): string =>
  signInDigest(key, 'account', email.trim().toLowerCase())
