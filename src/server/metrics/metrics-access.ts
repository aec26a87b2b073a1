import { createHash, timingSafeEqual } from 'node:crypto'

interface Asking {
  /** The other end of the connection itself, whatever a proxy says of its visitor. */
  from: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

interface Rules {
  metricsToken: string | undefined
  trustProxy: boolean
}

const SAME_MACHINE = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Headers by which proxies name the client. */
const ON_BEHALF = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const BEARER = 'Bearer '

/**
 * Who may read the metrics: requests with the token, where one is set; else programs of the same machine. Behind
 * a proxy all clients seem to be on the same machine, so that the token is then the only way.
 */
export function mayReadMetrics({ from, headers }: Asking, { metricsToken, trustProxy }: Rules): boolean {
  if (metricsToken !== undefined) {
    const { authorization } = headers
    return typeof authorization === 'string' && isSame(authorization, BEARER + metricsToken)
  }
  if (trustProxy || ON_BEHALF.some((name) => headers[name] !== undefined)) return false
  return from !== undefined && SAME_MACHINE.test(from)
}

/** Takes as long for a guess that begins right as for one that does not. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
