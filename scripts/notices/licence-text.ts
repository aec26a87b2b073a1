import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedPackage } from './shipped-packages.ts'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const STANDARD_TEXTS = new URL('licence-texts/', import.meta.url)

interface Described {
  author?: string | { name?: string }
}

/**
 * The terms of a package in full: its own files, else the standard text of the licence that it names. Throws where
 * there is neither, since such a package may not be shipped.
 */
export function licenceText(root: string, { folder, name, license }: ShippedPackage): string {
  const place = join(root, folder)
  const files = readdirSync(place, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  )
  const own = files.map((file) => readFileSync(join(place, file.name), 'utf8').trim())
  if (own.length > 0) return own.join('\n\n')
  const standard = new URL(`${license}.txt`, STANDARD_TEXTS)
  if (!existsSync(standard)) throw new Error(`${name} comes without the text of its licence (${license})`)
  const { author }: Described = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const holder = typeof author === 'string' ? author : author?.name
  return readFileSync(standard, 'utf8')
    .replace('{holder}', holder ?? `the authors of ${name}`)
    .trim()
}
