import { lineState, setLine } from './line.ts'
import { PROBE } from './wishes.ts'

const LONGEST_WAIT_MS = 4000

/** Whether the portal, its database included, answers now; another's answer in its place does not count. */
export async function portalAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
    return answer.ok && (await answer.json()).status === 'ready'
  } catch {
    return false
  }
}

let checking: Promise<boolean> | undefined

/** After an answer was lost: finds out whether the portal is out of reach, or only this answer was lost. */
export async function doubtLine(): Promise<void> {
  if (lineState() === 'offline') return
  if (!navigator.onLine) return setLine('offline')
  checking ??= portalAnswers().finally(() => {
    checking = undefined
  })
  if (!(await checking)) setLine('offline')
}
