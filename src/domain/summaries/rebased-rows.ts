import { isEdited, type SavedRow, type WrittenRow } from './row-edits.ts'

/** A row that was edited or removed here while someone else edited or removed it as well. */
export interface RowConflict<Saved, Written> {
  id: string
  /** Undefined where it was removed. */
  mine: Written | undefined
  theirs: Saved | undefined
}

/** The rows on which two who edit the same table disagree: `saved` is what both began with, `current` what the other left. */
export function rowConflicts<Saved extends SavedRow, Written extends WrittenRow>(
  saved: readonly Saved[],
  written: readonly Written[],
  current: readonly Saved[],
): RowConflict<Saved, Written>[] {
  return saved.flatMap((row) => {
    const mine = written.find(({ id }) => id === row.id)
    const theirs = current.find(({ id }) => id === row.id)
    const untouched = mine !== undefined && !isEdited(row, mine)
    const agreed = mine === undefined && theirs === undefined
    return untouched || agreed || theirs?.version === row.version ? [] : [{ id: row.id, mine, theirs }]
  })
}

/**
 * What is written, moved onto what the other left: their rows wherever nothing was written, mine everywhere
 * else, and where both wrote whichever `wins`. A row that they removed and mine that wins is written as a new one.
 */
export function rebasedRows<Saved extends SavedRow, Written extends WrittenRow>(
  {
    saved,
    written,
    current,
  }: { saved: readonly Saved[]; written: readonly Written[]; current: readonly Saved[] },
  wins: 'mine' | 'theirs',
): (Written | Saved)[] {
  const conflicts = new Map(rowConflicts(saved, written, current).map((conflict) => [conflict.id, conflict]))
  const isMine = (id: string) => conflicts.has(id) && wins === 'mine'
  const baseOf = (wanted: string | undefined) => saved.find(({ id }) => id === wanted)

  const remaining = written.flatMap((row): (Written | Saved)[] => {
    const base = baseOf(row.id)
    if (row.id === undefined || base === undefined) return [row]
    const theirs = current.find(({ id }) => id === row.id)
    const wrote = isMine(row.id) || (!conflicts.has(row.id) && isEdited(base, row))
    if (wrote) return [theirs === undefined ? { ...row, id: undefined } : row]
    return theirs === undefined ? [] : [theirs]
  })
  const added = current.filter(({ id }) => {
    if (written.some((row) => row.id === id)) return false
    const removedByMe = baseOf(id) !== undefined
    return !removedByMe || (conflicts.has(id) && wins === 'theirs')
  })
  return [...remaining, ...added]
}
