import { expect, test } from 'vitest'
import { RULE_FILES } from './rules.ts'

const FILES = import.meta.glob<Record<string, unknown>>('../../../domain/**/*.ts')

test.each(Object.entries(RULE_FILES))('%s is a rule in src/domain/%s.ts', async (rule, file) => {
  const found = await FILES[`../../../domain/${file}.ts`]?.()
  expect(found?.[rule]).toBeTypeOf('function')
})
