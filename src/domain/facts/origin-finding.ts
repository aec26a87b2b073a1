/** The source that a row names, and whether the row was compared with it. */
export interface Origin {
  source: string | null
  checked: boolean
}

/**
 * The problem with a row's origin; undefined where the row was compared with its source. What was recalled has no
 * source, whatever note is behind the word.
 */
export function originFinding({
  source,
  checked,
}: Origin): 'no_source' | 'second_hand' | 'unchecked' | undefined {
  const named = source?.trim() ?? ''
  if (named === '' || RECALLED.test(named)) return 'no_source'
  if (/second-hand/i.test(named)) return 'second_hand'
  return checked ? undefined : 'unchecked'
}

const RECALLED = /^recalled\b/i
