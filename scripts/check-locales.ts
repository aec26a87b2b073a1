import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ALIKE } from './alike-words.ts'
import { parityFindings } from './locale-parity.ts'
import { root } from './toolchain.mjs'
import { type AskedKey, wordsInSource } from './words-in-source.ts'

/*
 * Every key is used and every used key exists; no value is empty; no visible word stands outside the keys;
 * every translation says all of it, with the same placeholders, and nothing in English.
 */

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/
const LOCALES = join(root, 'public/locales')
const ENGLISH = 'en'

const words = wordsOf(ENGLISH)
const findings: string[] = []
const used = new Set<string>()
const texts = new Set<string>()

for (const file of globSync('src/{web,server}/**/*.{ts,tsx}', { cwd: root })) {
  if (file.includes('.test.') || file.endsWith('.d.ts') || file.endsWith('.gen.ts')) continue
  const found = wordsInSource(readFileSync(join(root, file), 'utf8'))
  for (const text of found.texts) texts.add(text)
  for (const { text, line } of found.loose) findings.push(`${file}:${line} says '${text}' outside the keys`)
  for (const asked of found.asked) {
    const meant = meantBy(asked)
    for (const key of meant) used.add(key)
    if (meant.length === 0)
      findings.push(`${file}:${asked.line} asks for '${asked.key}', which does not exist`)
  }
}

for (const [key, value] of words) {
  const bare = baseOf(key)
  const isUsed = used.has(bare) || texts.has(bare) || namedAsData(bare.slice(bare.indexOf(':') + 1))
  if (!isUsed) findings.push(`${key} is used nowhere`)
  if (value.trim() === '') findings.push(`${key} is empty`)
}

for (const language of readdirSync(LOCALES)) {
  if (language !== ENGLISH)
    findings.push(...parityFindings(language, words, wordsOf(language), ALIKE[language] ?? []))
}

for (const finding of findings) console.log(finding)
console.log(`${words.size} keys, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0

function wordsOf(language: string): ReadonlyMap<string, string> {
  const folder = join(LOCALES, language)
  return new Map(
    readdirSync(folder).flatMap((file) =>
      leaves(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${basename(file, '.json')}:`),
    ),
  )
}

function leaves(tree: unknown, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  const joint = path.endsWith(':') ? '' : '.'
  return Object.entries(tree ?? {}).flatMap(([name, part]) => leaves(part, `${path}${joint}${name}`))
}

/** A path with a dot is hardly ever a text of another kind. */
function namedAsData(path: string): boolean {
  return path.includes('.') && texts.has(path)
}

/** The keys, without their plural forms, that a call can come out at. */
function meantBy({ key, namespaces }: AskedKey): string[] {
  const pattern = new RegExp(`^${key.replaceAll('.', '[.]').replaceAll('*', '[^:]+')}$`)
  return [...words.keys()].map(baseOf).filter((whole) => {
    const [namespace = '', path = ''] = whole.split(':')
    return (namespaces.length === 0 || namespaces.includes(namespace)) && pattern.test(path)
  })
}

function baseOf(key: string): string {
  return key.replace(PLURAL_FORM, '')
}
