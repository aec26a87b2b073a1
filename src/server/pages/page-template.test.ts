import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageTemplate, readPageTemplate } from './page-template.ts'

const MANIFEST = {
  'main.tsx': { file: 'entry.js', imports: ['foundation'] },
  'style.css': { file: 'style.css' },
  '../../.build/fonts/newsreader.woff2': { file: 'newsreader.woff2' },
  '../../.build/fonts/hanken-grotesk.woff2': { file: 'hanken-grotesk.woff2' },
  'fault-reports.ts': { file: 'reports.js' },
  foundation: { file: 'foundation.js' },
  'routes/species.$id.tsx': { file: 'species.js', imports: ['foundation', 'parts'] },
  parts: { file: 'parts.js', imports: ['badge', 'foundation'] },
  badge: { file: 'badge.js', imports: ['parts'] },
  'routes/gallery.tsx': { file: 'gallery.js', imports: ['badge'] },
}

let folder: string
let template: PageTemplate

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-template-'))
  await Promise.all(['.vite', 'shells', 'locales'].map((name) => mkdir(join(folder, name))))
  await writeFile(join(folder, 'style.css'), 'p { color: red }')
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

test('what every page has is its entry with what that needs, and reports of faults where they are sent', async () => {
  expect([template.entry, template.sharedChunks]).toEqual(['entry.js', ['foundation.js']])
  expect(template.faultReports).toBeUndefined()
  expect((await readPageTemplate(folder, { reportsFaults: true })).faultReports).toBe('reports.js')
})

test('what stands inside every page is allowed by its hash', async () => {
  const hashed = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
  expect(template.styleHashes).toEqual([hashed('p { color: red }')])
  expect(template.scriptHashes).toHaveLength(2)
})
