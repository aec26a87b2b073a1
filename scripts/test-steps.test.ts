import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ATTACKS } from './test-steps.ts'
import { root } from './toolchain.mjs'

test.each(ATTACKS)('the attack %s is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true)
})
