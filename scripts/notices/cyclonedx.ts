import type { Lock, ShippedPackage } from './shipped-packages.ts'

interface Project {
  name: string
  version: string
  license: string
}

/** A bill of materials of what is shipped, in CycloneDX 1.6. The same packages always give the same bytes. */
export function cycloneDx(
  { name, version, license }: Project,
  lock: Lock,
  packages: readonly ShippedPackage[],
): string {
  const shipped = new Set(packages.map(({ folder }) => folder))
  const dependsOn = (folder: string) =>
    [
      ...new Set(
        needed(lock, folder)
          .filter((one) => shipped.has(one))
          .map((one) => refAt(lock, one)),
      ),
    ].sort()
  const components = new Map(packages.map((one) => [refAt(lock, one.folder), componentOf(one)]))
  const dependencies = new Map(packages.map(({ folder }) => [refAt(lock, folder), dependsOn(folder)]))
  const self = `${name}@${version}`
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { 'bom-ref': self, type: 'application', name, version, licenses: licencesOf(license) },
    },
    components: [...components].map(([ref, component]) => ({ 'bom-ref': ref, ...component })),
    dependencies: [
      { ref: self, dependsOn: dependsOn('') },
      ...[...dependencies].map(([ref, on]) => ({ ref, dependsOn: on })),
    ],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function componentOf({ name, version, license, integrity, optional }: ShippedPackage) {
  return {
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity ? { hashes: hashesOf(integrity) } : {}),
    licenses: licencesOf(license),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }
}

const refAt = (lock: Lock, folder: string): string => {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return `${name}@${lock[folder]?.version}`
}

/** 'sha512-…' in base64, as lockfiles write it, in hexadecimal, as bills of materials do. */
const hashesOf = (integrity: string) =>
  integrity.split(' ').flatMap((one) => {
    const [algorithm, value = ''] = one.split('-')
    return algorithm === 'sha512'
      ? [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
      : []
  })

function licencesOf(license: string | undefined) {
  if (license === undefined) return []
  if (/^[\w.+-]+$/.test(license)) return [{ license: { id: license } }]
  return / (OR|AND) /.test(license) ? [{ expression: license }] : [{ license: { name: license } }]
}

/** The folders of a package's dependencies, as Node resolves them: the nearest first. */
function needed(lock: Lock, folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
      const found = `${from === '' ? '' : `${from}/`}node_modules/${name}`
      if (lock[found] !== undefined) return [found]
      if (from === '') return []
    }
  })
}
