import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...['architecture', 'operations', 'threat-model', 'second-reading'].map((name) => `docs/${name}.md`),
]
const PATH = /`((?:src|e2e|scripts|catalogue|bench|docs|public)\/[^`\s]*)`/g
const LINK = /\]\((?!https?:)([^)#]+)/g
/** `src/<topic>/*-store.ts` stands for many files. */
const PATTERN = /[<*{…]/

test.each(DOCUMENTS)('every file that %s names or links to is there', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path))
  const paths = [...named, ...linked].filter((path) => !PATTERN.test(path))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  expect(paths.length).toBeGreaterThan(0)
})
