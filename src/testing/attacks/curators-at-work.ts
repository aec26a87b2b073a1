import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '../accounts.ts'
import { CURATOR_ACCOUNT } from '../curator-account.ts'
import { type Ledger, MADE, NARWHAL } from '../kills/ledger.ts'

const SAVERS = 8
const PAUSE_MS = 50
const BETWEEN_SIGN_INS_MS = 200
/** What a visitor must never read: how the portal is built. */
const INNER = /ECONN|\bat .*\.ts|node_modules|Connection terminated|released to the pool/i

export interface CuratorsReport extends Pick<Ledger, 'saves'> {
  acknowledged: number
  /** How often each kind of request was answered with each status. */
  statuses: Record<string, number>
  problems: string[]
}

interface Work {
  url: () => string
  cookie: string
  /** Whether the portal's process lives; one that ended answers nothing, which is counted elsewhere. */
  isAlive: () => boolean
  report: CuratorsReport
}

/** Curators save without rest, one signs in again and again and a visitor reads, until `over`; each answer is judged. */
export async function keepWorking(work: Work, over: AbortSignal): Promise<void> {
  await Promise.all([
    ...Array.from({ length: SAVERS }, () => saving(work, over)),
    repeating(over, () => judged(work, 'sign-in', () => signIn(work.url(), CURATOR_ACCOUNT))),
    repeating(over, () => judged(work, 'read', () => fetch(`${work.url()}/api/species/${NARWHAL}`))),
  ])
}

async function repeating(over: AbortSignal, once: () => Promise<unknown>): Promise<void> {
  while (!over.aborted) {
    await once()
    await wait(BETWEEN_SIGN_INS_MS)
  }
}

async function saving(work: Work, over: AbortSignal): Promise<void> {
  const { report } = work
  let last: { id: string; version: number; own: string } | undefined
  while (!over.aborted) {
    const { version, own } = last ?? { version: 0, own: `${MADE} ${randomUUID()}` }
    const name = `${own} ${version + 1}`
    const saved = await judged(work, 'save', () => send(work, last, name))
    // What became of a save without an answer is not known, so the next one is of another record.
    last = saved === undefined ? undefined : { ...(saved as { id: string; version: number }), own }
    if (last === undefined) await wait(PAUSE_MS)
    else {
      report.saves.set(last.id, { name, version: last.version })
      report.acknowledged += 1
    }
  }
}

function send({ url, cookie }: Work, last: { id: string; version: number } | undefined, name: string) {
  return fetch(`${url()}/api/admin/common-names${last === undefined ? '' : `/${last.id}`}`, {
    method: last === undefined ? 'POST' : 'PUT',
    headers: { cookie, origin: url(), 'content-type': 'application/json' },
    body: JSON.stringify({
      species_id: NARWHAL,
      name,
      language: 'en',
      ...(last && { version: last.version }),
    }),
  })
}

/** The body of a success; undefined where the database was away. Attempts to sign in that were cut off are counted, so 429 may come. */
async function judged(work: Work, kind: string, ask: () => Promise<Response>): Promise<unknown> {
  const { report, isAlive } = work
  try {
    const answer = await ask()
    const body = await answer.text()
    const key = `${kind} ${answer.status}`
    report.statuses[key] = (report.statuses[key] ?? 0) + 1
    if (answer.ok) return JSON.parse(body)
    const isExpected = answer.status === 503 || (kind === 'sign-in' && answer.status === 429)
    if (!isExpected || INNER.test(body)) report.problems.push(`${key}: ${body.slice(0, 300)}`)
  } catch (problem) {
    // The process may have ended a moment before its exit is known.
    await wait(PAUSE_MS)
    if (isAlive()) report.problems.push(`a ${kind} was not answered: ${problem} ${(problem as Error).cause}`)
  }
  return undefined
}
