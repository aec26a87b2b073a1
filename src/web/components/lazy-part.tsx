import { type ComponentType, lazy } from 'react'
import { AnswerTimeout, LONGEST_WAIT_MS } from '#web/lost-answers.ts'

/** Longer than React takes to show that a part is missing. */
const SHOWN_MS = 500

/** Rejects where a part does not come in time; a browser would wait on. */
async function inTime<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new AnswerTimeout('A part of the page did not come in time'))
    timer = setTimeout(giveUp, LONGEST_WAIT_MS)
  })
  return Promise.race([part, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * A part with a file of its own, fetched when it is first shown, as by React's `lazy`; which stores a failure for
 * good. Where this one could not be fetched, the next attempt fetches again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part = unfetched()
  return (props) => <Part {...props} />

  function unfetched(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await inTime(fetchPart()) }
      } catch (problem) {
        setTimeout(() => {
          Part = unfetched()
        }, SHOWN_MS)
        throw problem
      }
    })
  }
}
