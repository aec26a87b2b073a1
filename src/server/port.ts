import { createServer } from 'node:net'
import type { Config } from './config.ts'

/** The port is used by another program; the message says so and what to do. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

/** Looks before anything is made: a portal that cannot listen should not create a database first. */
export async function assertPortFree({ host, port }: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (problem: NodeJS.ErrnoException) => {
      const taken = problem.code === 'EADDRINUSE'
      reject(
        new PortTaken(
          taken
            ? `Port ${port} is in use by another program; stop it, or choose another port: PORT=3001 npm start`
            : `The portal cannot listen on ${host}:${port}: ${problem.message}`,
        ),
      )
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}
