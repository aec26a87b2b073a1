import { fork } from 'node:child_process'
import type { WorkerLike } from './background-work.ts'
import { THREAD_SEMI_SPACE_MB } from './memory-limits.ts'

/** As the portal has them (`scripts/toolchain.mjs`), with the young generation of a thread. */
const FLAGS = ['--expose-gc', '--heap-growing-percent=25', `--max-semi-space-size=${THREAD_SEMI_SPACE_MB}`]

/**
 * Starts a script as a process of its own, which is used like a thread: its memory is given back when it ends, and where it crashes the
 * portal goes on. The script reads what it is given from its first argument, and must end when it is disconnected. What is posted is copied.
 */
export function workerProcess(script: URL, given: object): WorkerLike {
  const child = fork(script, [JSON.stringify(given)], { serialization: 'advanced', execArgv: FLAGS })
  child.channel?.unref()
  return Object.assign(child, {
    // Where it has ended meanwhile, its 'exit' says so.
    postMessage: (message: object) => child.send(message, () => {}),
    terminate: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.once('exit', resolve)
        child.kill('SIGKILL')
      }),
  })
}
