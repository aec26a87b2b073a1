import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package in the lockfile. */
export interface LockedPackage {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The lockfile's packages by their folders, the project itself under ''. */
export type Lock = Readonly<Record<string, LockedPackage>>

/** A package that reaches those who use the portal: the server runs it, or the built web holds parts of it. */
export interface ShippedPackage extends LockedPackage {
  name: string
  /** Its folder, as the lockfile names it. */
  folder: string
}

const FOLDER = /^(?:.*?\/)?(node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*)\//
const NAME = /node_modules\/((?:@[^/]+\/)?[^/]+)$/

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Packages in the built web that are not among its modules: fonts are cut, styles are generated. */
const FONTS_AND_STYLES = [
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/newsreader',
  'tailwindcss',
]

/** The folders of the packages that these modules or files of theirs belong to. */
export function foldersOf(modules: readonly string[]): ReadonlySet<string> {
  const found = modules.flatMap((module) => FOLDER.exec(module.replaceAll('\\', '/'))?.[1] ?? [])
  return new Set(found)
}

/** What the server runs with, on whichever platform, and what is built into the web, by name. */
export function shippedPackages(lock: Lock, modules: readonly string[]): ShippedPackage[] {
  const bundled = foldersOf([...modules, ...FONTS_AND_STYLES.map((name) => `node_modules/${name}/`)])
  return Object.entries(lock)
    .filter(
      ([folder, { dev, devOptional }]) => folder !== '' && (!(dev || devOptional) || bundled.has(folder)),
    )
    .map(([folder, locked]) => ({ ...locked, folder, name: NAME.exec(folder)?.[1] ?? folder }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

/** Those of them that are installed here: packages of other platforms are not. */
export const installedOf = (root: string, packages: readonly ShippedPackage[]): ShippedPackage[] =>
  packages.filter(({ folder }) => existsSync(join(root, folder, 'package.json')))
