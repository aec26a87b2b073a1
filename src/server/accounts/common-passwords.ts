import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The first bytes of the digests of passwords that leaked and are long enough for the portal, in order. Digests, since
 * the list would be half a megabyte of words; five bytes, by which one password in
 * 25 million is taken for one of them by mistake. scripts/common-passwords.ts makes the file of a list.
 */
const FILE = fileURLToPath(new URL('./common-passwords.bin', import.meta.url))
const BYTES = 5

let digests: Buffer | undefined

/** Whether others used this password before, in whichever letters. */
export function isCommonPassword(password: string): boolean {
  digests ??= readFileSync(FILE)
  const wanted = commonPasswordDigest(password)
  let [low, high] = [0, digests.length / BYTES]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const order = digests.compare(wanted, 0, BYTES, middle * BYTES, (middle + 1) * BYTES)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}

/** What the file holds of a password. */
export const commonPasswordDigest = (password: string): Buffer =>
  createHash('sha256').update(password.trim().normalize('NFKC').toLowerCase()).digest().subarray(0, BYTES)
