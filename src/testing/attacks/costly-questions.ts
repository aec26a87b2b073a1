import { setTimeout as wait } from 'node:timers/promises'

/* Only ever sent to a portal on this machine. */

const PAUSE_MS = 100

/** Something that has to work while costly questions are asked, e.g. a health check or a save. */
export type Probe = () => Promise<{ ok: boolean }>

export interface Attack {
  url: string
  species_id: string
  /** How many different questions are asked at the same time. */
  questions: number
  /** When visitors who have no answer yet leave. */
  patienceMs: number
  probes: Readonly<Record<string, Probe>>
}

export interface ProbeReport {
  asked: number
  failed: number
  slowestMs: number
}

/** One costly question about a species in different spellings, none of which is at hand. */
export function costlyQuestions(species_id: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => costlyQuestion(species_id, index))
}

/** One of those spellings. */
export const costlyQuestion = (species_id: string, index = 0): string =>
  `/api/species/${species_id}/reserved-trade?${'&'.repeat(index)}`

/** Asks many costly questions at once, and probes how the portal fares meanwhile. */
export async function askCostlyQuestions(attack: Attack) {
  const { url, species_id, questions, patienceMs, probes } = attack
  if (new URL(url).hostname !== '127.0.0.1') throw new RangeError('Only a portal on this machine is attacked')
  const statuses: Record<string, number> = {}
  let left = 0
  let withoutRetryAfter = 0
  const began = performance.now()
  const done = new AbortController()

  const ask = async (address: string) => {
    try {
      const answer = await fetch(url + address, { signal: AbortSignal.timeout(patienceMs) })
      await answer.arrayBuffer()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status === 503 && !answer.headers.has('retry-after')) withoutRetryAfter += 1
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem
      left += 1
    }
  }
  const asking = Promise.all(costlyQuestions(species_id, questions).map(ask)).finally(() => done.abort())
  const probing = Promise.all(
    Object.entries(probes).map(async ([name, probe]) => [name, await repeat(probe, done.signal)] as const),
  )
  await asking
  const ms = performance.now() - began
  return {
    /** How many answers came with each status. */
    statuses,
    /** Visitors who left without an answer. */
    left,
    /** Answers with status 503 and without the header that tells when to try again. */
    withoutRetryAfter,
    /** Until the last visitor had an answer or left. */
    ms,
    probes: Object.fromEntries(await probing),
  }
}

async function repeat(probe: Probe, until: AbortSignal): Promise<ProbeReport> {
  const report = { asked: 0, failed: 0, slowestMs: 0 }
  while (!until.aborted || report.asked === 0) {
    const began = performance.now()
    const { ok } = await probe()
    report.asked += 1
    if (!ok) report.failed += 1
    report.slowestMs = Math.max(report.slowestMs, performance.now() - began)
    await wait(PAUSE_MS)
  }
  return report
}
