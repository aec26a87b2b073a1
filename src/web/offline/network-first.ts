/** How long to wait for the network where a cached copy exists. */
export const PATIENCE_MS = 4000

interface Ways<Answer> {
  /** Asks the network; rejects when it does not answer. */
  ask: () => Promise<Answer>
  /** The copy that may stand for the answer; undefined when there is none. */
  findCopy: () => Promise<Answer | undefined>
  patienceMs: number
  /** Whether a failure says that no answer came, so that a copy is better. */
  isLost?: (problem: unknown) => boolean
}

interface Answered<Answer> {
  answer: Answer
  isCopy: boolean
}

/**
 * The network's answer, whatever it says; a copy only where it gives none, or none in time. Without a copy the network
 * is waited for, and its answer or failure is passed on.
 */
export async function networkFirst<Answer>({
  ask,
  findCopy,
  patienceMs,
  isLost = () => true,
}: Ways<Answer>): Promise<Answered<Answer>> {
  const answered = ask().then((answer) => ({ answer, isCopy: false }))
  const first = await Promise.race([answered, pause(patienceMs)]).catch((problem) => {
    if (!isLost(problem)) throw problem
  })
  if (first) return first
  const copy = await findCopy()
  return copy === undefined ? answered : { answer: copy, isCopy: true }
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
