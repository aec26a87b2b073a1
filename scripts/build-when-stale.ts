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

/** Compares names, sizes and times, which is faster than reading every file. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    if (file.endsWith('.gen.ts') || file.includes('.test.')) continue
    const stats = statSync(join(root, file))
    if (stats.isFile()) hash.update(`${file}\n${stats.size}\n${stats.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
