import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { seconds } from './measure.ts'
import { processorSeconds } from './processor-time.ts'
import { highestMegabytes } from './resident-memory.ts'
import { asTyped } from './stage.ts'

/** Milliseconds between looks at the memory of a command. */
const LOOK_MS = 100

export interface Watched {
  seconds: number
  /** What its process took of the processor, which other work on the machine does not lengthen as it does the time. */
  processor: number
  /** The most that its process ever held. */
  megabytes: number
}

/** Runs a command of the portal as an operator does, from its start to its end. Throws when it fails. */
export async function watchedCommand(
  words: readonly [script: string, ...more: string[]],
  environment: NodeJS.ProcessEnv,
): Promise<Watched> {
  let [megabytes, processor] = [0, 0]
  const took = await seconds(async () => {
    const child = spawn(process.execPath, asTyped(...words), {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const looking = setInterval(() => {
      if (child.exitCode !== null || !child.pid) return
      megabytes = Math.max(megabytes, highestMegabytes(child.pid))
      processor = Math.max(processor, processorSeconds(child.pid))
    }, LOOK_MS)
    const [code] = await once(child, 'exit')
    clearInterval(looking)
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
  })
  return { seconds: took, processor, megabytes }
}
