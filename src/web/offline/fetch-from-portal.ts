import i18next from 'i18next'
import { AnswerTimeout, ForeignAnswer, LONGEST_WAIT_MS, Unreached } from '../lost-answers.ts'
import { isForeign } from './foreign-answer.ts'
import { checkConnection } from './probe-portal.ts'

/**
 * Asks the portal's interface. Throws Unreached where no answer comes, AnswerTimeout where it does not come in time,
 * and ForeignAnswer where it is not the portal's; each time it finds out whether the portal is out of reach. A change
 * may take as long as it needs.
 */
export async function fetchFromPortal(asked: Request, init?: RequestInit): Promise<Response> {
  const isRead = asked.method === 'GET'
  try {
    const answer = await fetch(asked, isRead ? { ...init, signal: inTime(asked) } : init)
    if (isForeign(answer, asked.method)) throw new ForeignAnswer(i18next.t('common:failure.what.foreign'))
    return isRead ? await whole(answer) : answer
  } catch (problem) {
    const lost = lostAnswer(problem)
    if (lost === undefined) throw problem
    await checkConnection()
    throw lost
  }
}

const inTime = ({ signal }: Request) => AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)])

/** The answer once all of it has come, so that one that breaks off is lost as well. */
async function whole(answer: Response): Promise<Response> {
  const text = await answer.text()
  const { status, statusText, headers } = answer
  return new Response(text === '' ? null : text, { status, statusText, headers })
}

/** The problem by its name; undefined where the answer is no longer wanted. */
function lostAnswer(problem: unknown): Error | undefined {
  if (problem instanceof ForeignAnswer) return problem
  if (problem instanceof TypeError)
    return new Unreached(i18next.t('common:failure.what.network'), { cause: problem })
  if (problem instanceof DOMException && problem.name === 'TimeoutError')
    return new AnswerTimeout(i18next.t('common:failure.what.timeout'), { cause: problem })
  return undefined
}
