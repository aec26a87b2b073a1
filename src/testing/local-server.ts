import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startLocalServer(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Cuts every connection. */
    cut: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Sends as much as the other side takes, and never ends. */
export function pour(response: ServerResponse, drop: string | Buffer): void {
  const bucket = Buffer.alloc(64 * 1024, drop)
  const more = () => {
    let takesMore = true
    while (takesMore && !response.destroyed) takesMore = response.write(bucket)
  }
  response.on('drain', more)
  more()
}
