import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

const DATABASE = import.meta.dirname

test('no two advisory locks have the same number', () => {
  const numbers = Object.values(ADVISORY_LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock that the portal takes is one of them', () => {
  const taken = readdirSync(DATABASE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(DATABASE, file), 'utf8').split('\n'))
    .filter((line) => /advisory_(xact_)?lock\(/.test(line))
  expect(taken.length).toBeGreaterThan(0)
  for (const line of taken) expect(line).toContain('ADVISORY_LOCKS.')
})
