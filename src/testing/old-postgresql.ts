import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Speaks just enough of PostgreSQL's protocol to be asked for its version. */
export async function startOldPostgresql(version: string): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]))
      socket.on(
        'data',
        (message) => message.toString('latin1', 0, 1) === 'Q' && socket.write(answer(version)),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const message = (kind: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(content.length + 4), content])
}
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const int16 = (value: number) => int32(value).subarray(2)
const text = (words: string) => Buffer.from(`${words}\0`)

const TEXT_TYPE = 25
const authenticated = message('R', int32(0))
const ready = message('Z', Buffer.from('I'))

function answer(version: string): Buffer {
  const column = [
    text('server_version_num'),
    int32(0),
    int16(0),
    int32(TEXT_TYPE),
    int16(-1),
    int32(-1),
    int16(0),
  ]
  return Buffer.concat([
    message('T', int16(1), ...column),
    message('D', int16(1), int32(version.length), Buffer.from(version)),
    message('C', text('SHOW')),
    ready,
  ])
}
