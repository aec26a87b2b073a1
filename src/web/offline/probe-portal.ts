import { connectionState, setConnection } from './connection.ts'
import { PROBE } from './worker-messages.ts'

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
export async function checkConnection(): Promise<void> {
  if (connectionState() === 'offline') return
  if (!navigator.onLine) return setConnection('offline')
  checking ??= portalAnswers().finally(() => {
    checking = undefined
  })
  if (!(await checking)) setConnection('offline')
}
