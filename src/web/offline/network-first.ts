/** How long the network may keep a reader waiting for whom a copy is at hand. */
export const PATIENCE_MS = 4000

interface Ways {
  /** Asks the network; rejects when it does not answer. */
  ask: () => Promise<Response>
  /** The copy that may stand for the answer; undefined when there is none. */
  findCopy: () => Promise<Response | undefined>
  patienceMs: number
  /** Whether an answer is not the portal's; a copy is then better. */
  isForeign?: (answer: Response) => boolean
}

/** An answer, and whether the network was too slow to give it, or gave none or that of something else. */
export interface Answered {
  response: Response
  missed: boolean
}

const never = () => false

/**
 * The network's answer, whatever it says; a copy only where it gives none, none in time, or one that is not the
 * portal's. Without a copy the network is waited for, and its answer or failure is passed on.
 */
export async function networkFirst({
  ask,
  findCopy,
  patienceMs,
  isForeign = never,
}: Ways): Promise<Answered> {
  const asked = ask()
  const answered = asked.then((response) => ({ response, missed: false }))
  // Its failure is dealt with below, also when a copy was faster.
  answered.catch(() => undefined)
  try {
    const first = await Promise.race([answered, pause(patienceMs)])
    if (first !== undefined && !isForeign(first.response)) return first
  } catch (problem) {
    const kept = await findCopy()
    if (kept === undefined) throw problem
    return { response: kept, missed: true }
  }
  const kept = await findCopy()
  return kept === undefined ? answered : { response: kept, missed: true }
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
