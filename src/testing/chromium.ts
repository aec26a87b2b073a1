import { delimiter, join } from 'node:path'
import { isProgram } from './programs.ts'

/** Draws no windows around its pages: the same journeys take a third less of the processor. */
const SHELL = 'chromium-headless-shell'
/** Whole browsers, as people use them. */
export const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PROGRAM = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * A Chromium of this machine: the one CHROMIUM_PATH names, else the first of `programs` on the PATH, a shell rather
 * than a browser; undefined when there is none.
 */
export function findChromium(programs: readonly string[] = [SHELL, ...BROWSERS]): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? []
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)))
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, MAC_PROGRAM].find(isProgram)
}

/** What a browser that only tests visit is started with: it contacts no server but the portal. */
export const CHROMIUM_SWITCHES = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A container's root cannot use the sandbox, and its shared memory is small.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

/** The Chromium that journeys had better be walked in; undefined when only others are here. */
export const findChromiumShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : findChromium([SHELL])
