/** The answer for an address that leads nowhere. */
const NOWHERE = '/-'

/** No text of the database holds a NUL, so it is read as what stands for any unreadable character. */
const NUL = '%00'
const UNREADABLE = '%EF%BF%BD'

/** Addresses without any of this are in their normal form already. */
const UNUSUAL = /^(?!\/)|[%\\#]|\/[./]|.\/(?=$|\?)/
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i
/** What some readers of an address take for a slash and others do not; a fragment never leaves its browser. */
const AMBIGUOUS = /[\\#]|%2f|%5c/i
const ENCODED = /%([0-9a-f]{2})/gi
/** Characters that mean the same whether they are encoded or not. Source: RFC 3986, section 2.3. */
const UNRESERVED = /[\w.~-]/

interface Asked {
  url?: string | undefined
  headers: { host?: string | undefined }
}

/**
 * The address of a request in its one normal form, by which everything decides: limits, caches, routes, the log.
 * Undefined where it is refused, since its readers could disagree on it: dot segments, encoded slashes, backslashes,
 * fragments, the address of another host. A path that cannot be decoded leads nowhere.
 */
export function readableAddress({ url = '/', headers: { host } }: Asked): string | undefined {
  if (!UNUSUAL.test(url)) return url
  const target = withoutOrigin(url, host)
  if (target === undefined) return undefined
  const [path = '/', query] = halves(target)
  if (AMBIGUOUS.test(path) || query?.includes('#')) return undefined
  if (!isReadable(path)) return NOWHERE
  const normal = normalPath(path)
  if (normal === undefined || query === undefined) return normal
  return `${normal}?${query.replaceAll(NUL, UNREADABLE)}`
}

/** The address where a request comes without a connection, so that no refusal can be sent. */
export const insideAddress = (asked: Asked): string => readableAddress(asked) ?? NOWHERE

/** The part of a target behind its origin, as clients of a proxy send it, where the origin is this one. */
function withoutOrigin(target: string, host: string | undefined): string | undefined {
  if (target.startsWith('/')) return target
  const [, authority, rest = ''] = ABSOLUTE.exec(target) ?? []
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

function halves(target: string): [path: string, query: string | undefined] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)]
}

function normalPath(path: string): string | undefined {
  const decoded = path
    .replace(ENCODED, (encoded: string, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16))
      return UNRESERVED.test(character) ? character : encoded.toUpperCase()
    })
    .replaceAll(NUL, UNREADABLE)
  const segments = decoded.split('/').filter((segment) => segment !== '')
  if (segments.includes('.') || segments.includes('..')) return undefined
  return `/${segments.join('/')}`
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
