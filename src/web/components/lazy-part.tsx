import { type ComponentType, lazy } from 'react'

/** Longer than React takes to show that a part is missing. */
const SHOWN_MS = 500

/**
 * A part with a file of its own, fetched when it is first shown, as by React's `lazy`; which keeps a failure for
 * good. Where this one could not be fetched, whoever tries again asks again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part = unfetched()
  return (props) => <Part {...props} />

  function unfetched(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await fetchPart() }
      } catch (problem) {
        setTimeout(() => {
          Part = unfetched()
        }, SHOWN_MS)
        throw problem
      }
    })
  }
}
