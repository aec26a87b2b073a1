import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requirementsOf } from './asvs-requirements.ts'
import { root } from './toolchain.mjs'

const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', , evidence = '']) => ({ number, level, evidence }))

test('seventy requirements are of level 1, one hundred and eighty-three of level 2', () => {
  expect([requirementsOf(1).length, requirementsOf(2).length]).toEqual([70, 183])
})

test.each([1, 2] as const)(
  'every requirement of level %i stands in the list once, under its level',
  (level) => {
    const listed = rows.filter((row) => row.level === String(level)).map(({ number }) => number)
    expect(listed.toSorted()).toEqual(requirementsOf(level).toSorted())
  },
)

describe('what the list names', () => {
  test('is there', () => {
    const named = rows.flatMap(({ evidence }) => [
      ...evidence.matchAll(/`([\w.-]+(?:\/[\w.$-]+)+|[\w-]+\.json)`/g),
    ])
    const files = [...new Set(named.map(([, path = '']) => path))]
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('is a file, or a reason why none is', () => {
    const without = rows.filter(
      ({ evidence }) => !/`[\w.-]+[/.][\w./$-]+`|(Does not apply|[Ee]xception): \S/.test(evidence),
    )
    expect(without.map(({ number }) => number)).toEqual([])
  })
})
