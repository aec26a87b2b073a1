/** What is asked for, as far as it decides whether a copy is cached. */
interface Asked {
  method: string
  url: string
  /** 'navigate' where a whole page is asked for. */
  mode: string
}

/**
 * How a request is answered when the portal is out of reach: `page` by the one page that asks for everything
 * else, `file` and `trade file` by the copy, whose address changes with its content, `words` by the last copy.
 */
export type CachePolicy = 'page' | 'file' | 'trade file' | 'words'

const FILE = /^\/assets\//
/** What figures are counted from. */
const TRADE_FILE = /^\/data\/cites-trade\/.*\.parquet$/
const WORDS = /^\/locales\/\w+\/\w+\.json$/
/** The back office, charts of other sites and what is only true at the moment of asking; what has a file's name is no page either. */
const NO_PAGE = /^\/(admin|api|debug|embed|healthz|images|oembed|readyz)(\/|$)|\.\w+$/

/** Which copy may stand for the answer to a request; undefined where none may. */
export function cachePolicyOf({ method, url, mode }: Asked, origin: string): CachePolicy | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return undefined
  if (FILE.test(pathname)) return 'file'
  if (TRADE_FILE.test(pathname)) return 'trade file'
  if (WORDS.test(pathname)) return 'words'
  return mode === 'navigate' && !NO_PAGE.test(pathname) ? 'page' : undefined
}
