/** What people have put into a database and nothing but a backup brings back. */
export interface RecordsAtStake {
  accounts: number
  /** Entries of the audit trail, without those of the portal's own catalogue and simulation. */
  changes: number
  /** Imported releases in use. */
  releases: string[]
}

/** What would be lost if another database took this one's place, in words; undefined when nothing would. */
export function describeAtStake({ accounts, changes, releases }: RecordsAtStake): string | undefined {
  const parts = [
    ...(accounts > 0 ? [counted(accounts, 'account')] : []),
    ...(changes > 0 ? [counted(changes, 'change')] : []),
    ...releases,
  ]
  return parts.length === 0 ? undefined : parts.join(', ')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
