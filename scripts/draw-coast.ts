import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coastFiles } from './coast/coast-files.ts'
import { root } from './toolchain.mjs'

/* Writes the files that maps are drawn from, when the atlas or its projection has changed. */

for (const [path, content] of Object.entries(coastFiles())) {
  await writeFile(join(root, path), content)
  console.log(`${path}: ${content.length} characters`)
}
