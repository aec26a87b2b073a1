import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cycloneDx } from './cyclonedx.ts'
import { assertOpenLicences } from './open-licences.ts'
import { installedOf, readLock, shippedPackages } from './shipped-packages.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/** Where what accompanies a release is written. */
const RELEASE = join('.build', 'release')

/** Writes the notices beside the web, which holds parts of the packages, and the bill of materials with the release. Throws where a licence is not open. */
export async function writeNotices(root: string, dist: string, modules: readonly string[]): Promise<void> {
  const lock = readLock(root)
  const packages = shippedPackages(lock, modules)
  assertOpenLicences(packages)
  const project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const notices = thirdPartyNotices(root, installedOf(root, packages))
  const release = join(root, RELEASE)
  await mkdir(release, { recursive: true })
  await Promise.all([
    writeFile(join(dist, 'third-party-notices.txt'), notices),
    writeFile(join(release, 'third-party-notices.txt'), notices),
    writeFile(join(release, 'sbom.cdx.json'), cycloneDx(project, lock, packages)),
  ])
}
