import { expect, test } from 'vitest'
import { assertOpenLicences, isOpenLicence } from './open-licences.ts'

test.each([
  { license: 'MIT', open: true },
  { license: '(MPL-2.0 OR Apache-2.0)', open: true },
  { license: 'MIT and ISC', open: true },
  { license: 'FSL-1.1-Apache-2.0', open: false },
  { license: 'FSL-1.1-Apache-2.0 OR MIT', open: true },
  { license: 'MIT AND SSPL-1.0', open: false },
  { license: 'SSPL-1.0 OR MIT AND ISC', open: true },
  { license: '(SSPL-1.0 OR MIT) AND Secret-1.0', open: false },
  { license: 'Apache-2.0 WITH LLVM-exception', open: false },
  { license: '(MIT', open: false },
  { license: 'MIT ISC', open: false },
  { license: 'SEE LICENSE IN terms.txt', open: false },
  { license: '', open: false },
  { license: undefined, open: false },
])('$license is open: $open', ({ license, open }) => {
  expect(isOpenLicence(license)).toBe(open)
})

test('every package whose licence is not open is named, and none is shipped', () => {
  const a = { name: 'a', folder: 'node_modules/a', version: '1.0.0', license: 'MIT' }
  expect(() => assertOpenLicences([a])).not.toThrow()
  expect(() =>
    assertOpenLicences([a, { ...a, name: 'b', license: 'FSL-1.1' }, { ...a, name: 'c', license: '' }]),
  ).toThrow('Not under an open licence: b (FSL-1.1), c ()')
})
