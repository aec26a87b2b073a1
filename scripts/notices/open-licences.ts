import type { ShippedPackage } from './shipped-packages.ts'

/** Licences that let anybody use, change and pass on the software, by their SPDX names. */
const OPEN = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/**
 * Whether a licence is open: of several to choose from one is enough, of several that hold together all have to be. AND
 * binds more tightly than OR; some packages write both in small letters. Source: SPDX 2.3, annex D.
 */
export function isOpenLicence(license = ''): boolean {
  const withoutInnermost = license.replace(/\(([^()]*)\)/g, (_, inner: string) =>
    isOpenLicence(inner) ? 'MIT' : '-',
  )
  if (withoutInnermost !== license) return isOpenLicence(withoutInnermost)
  return license.split(/ or /i).some((choice) => choice.split(/ and /i).every((one) => OPEN.has(one.trim())))
}

/** Throws, naming each package whose licence is not open, so that none is built into a release. */
export function assertOpenLicences(packages: readonly ShippedPackage[]): void {
  const others = packages.filter(({ license }) => !isOpenLicence(license))
  if (others.length === 0) return
  const named = others.map(({ name, license }) => `${name} (${license ?? 'no licence'})`)
  throw new Error(`Not under an open licence: ${named.join(', ')}`)
}
