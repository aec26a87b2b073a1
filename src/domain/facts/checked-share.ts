/** How many facts there are, and how many of them were compared with their source. */
export interface CheckedShare {
  facts: number
  checked: number
}

/** How far a review has come: nothing to compare, nothing compared, a part of it, or everything. */
export type CheckedExtent = 'empty' | 'none' | 'some' | 'all'

/** Adds up what was counted of several tables. */
export function checkedInAll(tables: readonly CheckedShare[]): CheckedShare {
  return {
    facts: tables.reduce((sum, { facts }) => sum + facts, 0),
    checked: tables.reduce((sum, { checked }) => sum + checked, 0),
  }
}

/** Counts rows that say of themselves whether they were compared. */
export function checkedAmong(rows: readonly { checked: boolean }[]): CheckedShare {
  return { facts: rows.length, checked: rows.filter(({ checked }) => checked).length }
}

export function checkedExtent({ facts, checked }: CheckedShare): CheckedExtent {
  if (facts === 0) return 'empty'
  if (checked === 0) return 'none'
  return checked === facts ? 'all' : 'some'
}
