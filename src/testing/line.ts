import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { startLocalServer } from './local-server.ts'

/** Lays a line to a portal that a test can cut. */
export async function layLine(portalUrl: string) {
  let state: 'whole' | 'cut' | 'hanging' = 'whole'
  const replaced = new Map<string, string>()
  const { hostname, port } = new URL(portalUrl)

  const { url, cut, close } = await startLocalServer((request, response) => {
    if (state === 'cut') return request.socket.destroy()
    if (state === 'hanging') return
    const content = replaced.get(request.url ?? '')
    if (content !== undefined) return sendScript(response, content)
    pass(request, response, { hostname, port })
  })

  return {
    url,
    /** Nothing comes through any more, and the browser notices at once. */
    cut: () => {
      state = 'cut'
      cut()
    },
    /** Nothing comes through any more, and the browser waits. */
    hang: () => {
      state = 'hanging'
    },
    fix: () => {
      state = 'whole'
      // A client that waits on a connection that hung is asked to try again.
      cut()
    },
    /** Sends something else in place of a file of the portal, as a newer version of it would. */
    replace: async (path: string, change: (content: string) => string) => {
      const content = await (await fetch(portalUrl + path)).text()
      replaced.set(path, change(content))
    },
    close,
  }
}

/** A line from a browser to a portal, with an address of its own. */
export type Line = Awaited<ReturnType<typeof layLine>>

function sendScript(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(content)
}

function pass(from: IncomingMessage, to: ServerResponse, portal: { hostname: string; port: string }): void {
  const { method, url, headers } = from
  const asked = ask({ ...portal, method, path: url, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  asked.on('error', () => to.destroy())
  from.pipe(asked)
}
