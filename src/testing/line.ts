import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line from a browser to a portal, with an address of its own. */
export interface Line {
  url: string
  /** Nothing comes through any more, and the browser learns it at once. */
  cut: () => void
  /** Nothing comes through any more, and the browser waits. */
  hang: () => void
  fix: () => void
  /** Sends something else in place of a file of the portal, as a newer version of it would. */
  replace: (path: string, change: (content: string) => string) => Promise<void>
  close: () => Promise<void>
}

/** Lays a line to a portal that a test can cut. */
export async function layLine(portalUrl: string): Promise<Line> {
  let state: 'whole' | 'cut' | 'hanging' = 'whole'
  const replaced = new Map<string, string>()
  const { hostname, port } = new URL(portalUrl)

  const server = createServer((request, response) => {
    if (state === 'cut') return request.socket.destroy()
    if (state === 'hanging') return
    const content = replaced.get(request.url ?? '')
    if (content !== undefined) return sendScript(response, content)
    pass(request, response, { hostname, port })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      state = 'cut'
      server.closeAllConnections()
    },
    hang: () => {
      state = 'hanging'
    },
    fix: () => {
      state = 'whole'
      // Who waits on a line that hung is told to ask again.
      server.closeAllConnections()
    },
    replace: async (path, change) => {
      const content = await (await fetch(portalUrl + path)).text()
      replaced.set(path, change(content))
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

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
