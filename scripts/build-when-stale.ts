import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/* Builds the web unless the one in dist/ was made from exactly these files. */

const root = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(root, 'dist', '.built-from')
const SOURCES = [
  'src/web/**/*',
  'src/domain/**/*',
  'src/contract/**/*',
  'src/server/pages/interface-page.ts',
  'src/server/social/*',
  'public/**/*',
  'scripts/{answer-shape,build,build-worker,cut-fonts,draw-images,offline-files}.ts',
  'scripts/notices/*.ts',
  'vite.config.ts',
  'package-lock.json',
]

const stamp = fingerprint()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  process.stdout.write('Building the web\n')
  await import('./build.ts')
  writeFileSync(STAMP, stamp)
}

/** Names, sizes and times tell a change without reading every file. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    if (file.endsWith('.gen.ts') || file.includes('.test.')) continue
    const { size, mtimeMs, isFile } = factsOf(join(root, file))
    if (isFile) hash.update(`${file}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function factsOf(path: string) {
  const stats = statSync(path)
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() }
}
