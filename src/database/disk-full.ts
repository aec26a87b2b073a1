/** PostgreSQL's code for a disk without room, and the operating system's. */
const NO_ROOM = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something failed because a disk has no room left, here or where the database is. */
export function isDiskFull(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const { code } = problem as Error & { code?: unknown }
  return (typeof code === 'string' && NO_ROOM.has(code)) || isDiskFull(problem.cause)
}
