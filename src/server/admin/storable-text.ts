import { os } from '@orpc/server'
import { Invalid } from '#domain/problems.ts'

/**
 * Refuses what the database cannot store as it was sent: a NUL, or half of a character of two units. It would else be
 * a fault on one engine and stored as something different on another.
 */
export const refuseUnstorableText = os.middleware(({ next }, input) => {
  if (holdsUnstorableText(input)) throw new Invalid('text_unreadable')
  return next()
})

/** Whether a text anywhere in a value, names of members included, cannot be stored. */
export function holdsUnstorableText(value: unknown): boolean {
  const unseen = [value]
  while (unseen.length > 0) {
    const next = unseen.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, member] of Object.entries(next)) unseen.push(name, member)
    }
  }
  return false
}
