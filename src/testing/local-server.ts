import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test on a free port of this machine. */
interface LocalServer {
  url: string
  /** Cuts every connection. */
  cut: () => void
  close: () => Promise<void>
}

export async function startLocalServer(handle: RequestListener): Promise<LocalServer> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
