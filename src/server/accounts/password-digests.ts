import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * What a digest costs an attacker who guesses: 32 MB of memory, gone through three times. Source: OWASP Password Storage Cheat
 * Sheet, of whose equal choices this is N=2^15, r=8, p=3, with the sign-in library's own N and r.
 */
const COST = { N: 2 ** 14, r: 16 }
const ROUNDS = 3
/** Digests that the sign-in library made by itself, 'salt:key', went through it once. */
const EARLIER_ROUNDS = 1
const KEY_BYTES = 64
const SALT_BYTES = 16
const MARK = `scrypt-${ROUNDS}`

const stretched = (password: string, salt: string, rounds: number): Promise<Buffer> => {
  const options: ScryptOptions = { ...COST, p: rounds, maxmem: 256 * COST.N * COST.r }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (problem, key) =>
      problem === null ? resolve(key) : reject(problem),
    ),
  )
}

/** The digest of a password, as it is stored. */
export async function digestOf(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return [MARK, salt, (await stretched(password, salt, ROUNDS)).toString('hex')].join(':')
}

/**
 * Whether a digest is this password's. Takes as long for an earlier digest, so that the time tells nothing of an account.
 */
export async function isDigestOf({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = hash.split(':')
  const isEarlier = parts[0] !== MARK
  const [salt = '', key = ''] = isEarlier ? parts : parts.slice(1)
  const made = await stretched(password, salt, isEarlier ? EARLIER_ROUNDS : ROUNDS)
  if (isEarlier) await stretched(password, salt, ROUNDS - EARLIER_ROUNDS)
  const stored = Buffer.from(key, 'hex')
  return stored.length === made.length && timingSafeEqual(stored, made)
}
