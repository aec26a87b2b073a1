import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { childEnvironment, collectOutput } from './child-environment.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READY = /is ready at (\S+)/
/**
 * A start that fails ends its process, which is noticed at once; this is for one that hangs. A first start simulates half
 * a million shipments in one transaction and tells nothing meanwhile: half a minute, on a busy machine ten times as long.
 */
const HANGS_AFTER_MS = 1_200_000

/** The environment of a test's portal; the rest of the environment does not reach it. */
export type PortalEnvironment = Readonly<Record<string, string>>

/** Starts the portal itself as its own process, on a free port unless one is given, and waits until it is ready. */
export async function startTestServer(environment: PortalEnvironment) {
  const port = environment.PORT ?? String(await freePort())
  const child = runPortal({ PORT: port, ...environment })
  const output = collectOutput(child)
  await untilReady(child, output)
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    /** What it has printed so far. */
    output,
    /** Asks it to stop and waits until it has; gives its exit code. */
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Runs a portal that is expected not to start; returns its output and its exit code. */
export async function runToItsEnd(
  environment: PortalEnvironment,
): Promise<{ code: number | null; output: string }> {
  const child = runPortal(environment)
  const output = collectOutput(child)
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found')
  return address.port
}

function runPortal(environment: PortalEnvironment): ChildProcess {
  return spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    // Tests ask more often than people do, and start a portal to ask it little.
    env: {
      ...childEnvironment(),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      INATURALIST_URL: '',
      RATE_LIMIT: '1000000',
      BUILD_AHEAD: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const tooLate = Date.now() + HANGS_AFTER_MS
  while (!READY.test(output())) {
    const ending = child.exitCode ?? child.signalCode
    if (ending !== null) throw new Error(`The portal ended with ${ending}:\n${output()}`)
    if (Date.now() > tooLate) {
      child.kill('SIGKILL')
      throw new Error(`The portal was not ready in time:\n${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
