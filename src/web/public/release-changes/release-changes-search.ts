const LONGEST_NAME = 60

/** Which releases are compared; the newest two without them. */
export interface ReleaseChangesSearch {
  from?: string | undefined
  to?: string | undefined
}

/** Reads the address; what it cannot read is left out. */
export function releaseChangesSearch(given: Record<string, unknown>): ReleaseChangesSearch {
  return { from: nameIn(given.from), to: nameIn(given.to) }
}

/** A version such as 2025.1, which the address may give as a number. */
function nameIn(given: unknown): string | undefined {
  const name = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : ''
  return name === '' || name.length > LONGEST_NAME ? undefined : name
}
