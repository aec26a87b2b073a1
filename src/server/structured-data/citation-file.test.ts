import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { citationFileRules, keysOfYamlLines } from '#testing/description-rules.ts'
import { VERSION } from '../version.ts'

test('the software is cited with its version and licence', async () => {
  const text = await readFile(new URL('../../../CITATION.cff', import.meta.url), 'utf8')
  expect(citationFileRules.parse(keysOfYamlLines(text))).toMatchObject({
    type: 'software',
    version: VERSION,
    license: 'MIT',
  })
})
