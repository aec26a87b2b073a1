/** What is asked for, as far as it decides whether a copy is kept. */
interface Asked {
  method: string
  url: string
  /** 'navigate' where a whole page is asked for. */
  mode: string
}

/**
 * How a request is answered when the portal is out of reach: `page` by the one page that asks for everything
 * else, `file` by the copy that came with the portal's version, `words` and `answer` by the last copy.
 */
export type CachePolicy = 'page' | 'file' | 'words' | 'answer'

/** The back office, signing in, what is sent, and what is only true at the moment of asking. */
const NEVER =
  /^\/(admin|debug|healthz|readyz|sw\.js)|^\/api\/?($|auth|admin|fault-reports|openapi|connection-checks|status)/
const FILE = /^\/assets\//
const WORDS = /^\/locales\/\w+\/\w+\.json$/
/** Answers of the interface, and the files of a release that figures are counted from. */
const ANSWER = /^\/(api|data\/cites-trade)\//
/** What has a file's name is no page of the portal's own. */
const NO_PAGE = /^\/images\/|\.\w+$/

/** Which copy may stand for the answer to a request; undefined where none may. */
export function cachePolicyOf({ method, url, mode }: Asked, origin: string): CachePolicy | undefined {
  const address = new URL(url)
  const path = address.pathname
  if (method !== 'GET' || address.origin !== origin || NEVER.test(path)) return undefined
  if (FILE.test(path)) return 'file'
  if (WORDS.test(path)) return 'words'
  if (ANSWER.test(path)) return 'answer'
  return mode === 'navigate' && !NO_PAGE.test(path) ? 'page' : undefined
}
