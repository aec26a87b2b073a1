/** Settings of an address that say where the database is; what else it may hold, a password among it, is not shown. */
const SHOWN = new Set(['host', 'port', 'user', 'dbname', 'sslmode', 'application_name'])
const PROTOCOLS = new Set(['postgres:', 'postgresql:'])
/** A folder with the server's socket, and the name of a database. */
const SOCKET_PATH = /^(socket:)?\//
const PLACEHOLDER = 'socket-of-this-machine'

/**
 * The address of a database as operators may read it: without a password, wherever it stands. Undefined when the text
 * is not such an address, or one whose password is not percent-encoded, so that a part of it would be taken for a host
 * or a name; nothing of that may be shown.
 */
export function shownAddress(databaseUrl: string): string | undefined {
  if (SOCKET_PATH.test(databaseUrl)) return databaseUrl.includes('@') ? undefined : databaseUrl.split('?')[0]
  const url = parsed(databaseUrl)
  if (url === undefined || !PROTOCOLS.has(url.protocol)) return undefined
  if (/[@:]/.test(url.pathname) || url.search.includes('@') || url.hash !== '') return undefined
  url.password = ''
  for (const name of [...url.searchParams.keys()]) {
    if (!SHOWN.has(name)) url.searchParams.delete(name)
  }
  return url.href.replace(PLACEHOLDER, '')
}

/** As the driver reads it: without a host the server is found by its socket. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text.replace('@/', `@${PLACEHOLDER}/`))
  } catch {
    return undefined
  }
}
