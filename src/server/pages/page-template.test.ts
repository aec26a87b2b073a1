import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageTemplate, readPageTemplate } from './page-template.ts'

const MANIFEST = {
  'index.html': { file: 'entry.js', imports: ['foundation'] },
  foundation: { file: 'foundation.js' },
  'routes/species.$id.tsx': { file: 'species.js', imports: ['foundation', 'parts'] },
  parts: { file: 'parts.js', imports: ['badge', 'foundation'] },
  badge: { file: 'badge.js', imports: ['parts'] },
  'routes/gallery.tsx': { file: 'gallery.js', imports: ['badge'] },
}

const INDEX = `<html><head>
  <script type="module" crossorigin src="/entry.js"></script>
  <link rel="modulepreload" crossorigin href="/foundation.js">
</head><body><template id="scripts"><!--page-scripts--></template></body></html>`

let folder: string
let template: PageTemplate

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-template-'))
  await Promise.all(['.vite', 'shells', 'locales'].map((name) => mkdir(join(folder, name))))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  template = await readPageTemplate(folder)
})

afterAll(() => rm(folder, { recursive: true }))

test.each([
  { route: 'species.$id', chunks: ['species.js', 'parts.js', 'badge.js'] },
  { route: 'gallery', chunks: ['gallery.js', 'badge.js', 'parts.js'] },
  { route: 'nowhere', chunks: [] },
])(
  'the page $route names what it needs at however many removes, each once, and not what every page has',
  ({ route, chunks }) => {
    expect(template.chunksOf(route)).toEqual(chunks)
  },
)

test('nothing that a page runs is loaded before its first paint, and what is shared runs by itself before the entry', () => {
  expect(template.html.replaceAll(/\s*\n\s*/g, '')).toBe(
    '<html><head></head><body><template id="scripts"><link rel="modulepreload" crossorigin href="/foundation.js">' +
      '<script type="module" crossorigin src="/foundation.js"></script>' +
      '<script type="module" crossorigin src="/entry.js"></script><!--page-scripts--></template></body></html>',
  )
})
