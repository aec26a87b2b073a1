import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedPackage } from './shipped-packages.ts'

const RULE = '-'.repeat(80)
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const STANDARD_TEXTS = new URL('licence-texts/', import.meta.url)

/** Every package with its licence; packages with the same text stand above it together. */
export function thirdPartyNotices(root: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, Set<string>>()
  for (const shipped of packages) {
    const text = licenceText(root, shipped)
    const named = byText.get(text) ?? new Set()
    byText.set(text, named.add(`${shipped.name} ${shipped.version} (${shipped.license ?? 'see below'})`))
  }
  const parts = [...byText].map(([text, named]) => `${[...named].join('\n')}\n\n${text}`)
  return [
    'Third-party notices\n\nArctic Tracker is distributed with the following packages, each under its own licence.',
    ...parts,
  ].join(`\n\n${RULE}\n\n`)
}

/**
 * The terms of a package in full: its own files, else the standard text of the licence that it names. Throws where
 * there is neither, since such a package may not be shipped.
 */
export function licenceText(root: string, { folder, name, license }: ShippedPackage): string {
  const path = join(root, folder)
  const files = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  )
  const own = files.map((file) => readFileSync(join(path, file.name), 'utf8').trim())
  if (own.length > 0) return own.join('\n\n')
  const standard = new URL(`${license}.txt`, STANDARD_TEXTS)
  if (!existsSync(standard)) throw new Error(`${name} comes without the text of its licence (${license})`)
  const { author }: { author?: string | { name?: string } } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  )
  const holder = typeof author === 'string' ? author : author?.name
  return readFileSync(standard, 'utf8')
    .replace('{holder}', holder ?? `the authors of ${name}`)
    .trim()
}
