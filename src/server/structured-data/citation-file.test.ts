import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCitationFile } from '#testing/formats/citation-file-reader.ts'
import { VERSION } from '../version.ts'

test('the software is cited with its version and licence', async () => {
  const text = await readFile(new URL('../../../CITATION.cff', import.meta.url), 'utf8')
  expect(readCitationFile(text)).toMatchObject({ type: 'software', version: VERSION, license: 'MIT' })
  expect(() => readCitationFile(text.replace('license: ', 'licence: '))).toThrow('licence')
})
