import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operations.md']
const PATH = /`((?:src|e2e|scripts|catalogue|bench|docs|public)\/[^`\s]*)`/g
/** `src/<topic>/*-store.ts` stands for many files. */
const PATTERN = /[<*{…]/

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(PATH)].flatMap(([, path = '']) =>
    PATTERN.test(path) ? [] : path,
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  expect(paths.length).toBeGreaterThan(0)
})
