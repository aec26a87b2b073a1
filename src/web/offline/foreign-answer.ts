/** Answers of the portal's interface: JSON, the progress of long work, and the files of a release. */
const OWN_TYPES = /^(application\/(json|vnd\.apache\.parquet)|text\/event-stream)/

interface Answered extends Pick<Response, 'ok' | 'type' | 'redirected'> {
  headers: Pick<Headers, 'get'>
}

type File = Pick<Answered, 'ok' | 'redirected' | 'headers'>

/** Whether a file of a version, none of which is a page, came from something else than the portal. */
export const isForeignFile = ({ ok, redirected, headers }: File): boolean =>
  !ok || redirected || /^text\/html/.test(headers.get('content-type') ?? 'text/html')

/** Whether the page that every address opens with offline came from something else than the portal. */
export const isForeignPage = (html: string): boolean => !html.includes(' id="first-data"')

/**
 * Whether something else answered in place of the portal's interface, as public networks do until their visitors
 * have signed in: with a page, or by sending the browser elsewhere. Refusals count as the portal's.
 */
export function isForeign({ ok, type, redirected, headers }: Answered, method: string): boolean {
  if (type === 'opaqueredirect' || redirected) return true
  if (!ok) return false
  const contentType = headers.get('content-type')
  // A change may be answered without a word.
  return contentType === null ? method === 'GET' : !OWN_TYPES.test(contentType)
}
