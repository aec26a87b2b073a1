import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keysInSource, type UsedKey } from './keys-in-source.ts'
import { parityFindings } from './locale-parity.ts'
import { SAME_AS_ENGLISH } from './same-as-english.ts'
import { root } from './toolchain.mjs'

/*
 * Every key is used and every used key exists; no value is empty; no visible text is outside the keys; every
 * translation has all keys, with the same placeholders and no English text.
 *
 * Why not i18next-cli: it counts half of our keys as unused, since they are built at run time from values of the data,
 * wants plural forms of every key with a count, and compares neither placeholders nor English texts.
 */

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/
const LOCALES = join(root, 'public/locales')
const ENGLISH = 'en'

const english = textsOf(ENGLISH)
const baseKeys = new Set([...english.keys()].map(baseOf))
const findings: string[] = []
const used = new Set<string>()
const strings = new Set<string>()

for (const file of globSync('src/{web,server}/**/*.{ts,tsx}', { cwd: root })) {
  if (file.includes('.test.') || file.endsWith('.d.ts') || file.endsWith('.gen.ts')) continue
  const found = keysInSource(readFileSync(join(root, file), 'utf8'))
  for (const string of found.strings) strings.add(string)
  for (const { text, line } of found.hardCoded)
    findings.push(`${file}:${line} has the text '${text}', which is not translated`)
  for (const one of found.used) {
    const keys = keysMeantBy(one)
    for (const key of keys) used.add(key)
    if (keys.length === 0) findings.push(`${file}:${one.line} uses '${one.key}', which does not exist`)
  }
}

for (const [key, text] of english) {
  const [, path = ''] = baseOf(key).split(':')
  // A string with a dot that equals a path is hardly ever anything else.
  const isData = strings.has(baseOf(key)) || (path.includes('.') && strings.has(path))
  if (!used.has(baseOf(key)) && !isData) findings.push(`${key} is used nowhere`)
  if (text.trim() === '') findings.push(`${key} is empty`)
}

for (const language of readdirSync(LOCALES).filter((one) => one !== ENGLISH))
  findings.push(...parityFindings(language, english, textsOf(language), SAME_AS_ENGLISH[language] ?? []))

for (const finding of findings) console.log(finding)
console.log(`${english.size} keys, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0

function textsOf(language: string): ReadonlyMap<string, string> {
  const folder = join(LOCALES, language)
  const files = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ])
  return new Map(files.flatMap(([namespace, tree]) => leaves(tree, `${namespace}:`)))
}

function leaves(tree: unknown, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  const prefix = path.endsWith(':') ? path : `${path}.`
  return Object.entries(tree ?? {}).flatMap(([name, part]) => leaves(part, `${prefix}${name}`))
}

/** The keys, without their plural forms, that a call can mean. */
function keysMeantBy({ key, namespaces }: UsedKey): string[] {
  const pattern = new RegExp(`^${key.replaceAll('.', '[.]').replaceAll('*', '[^:]+')}$`)
  return [...baseKeys].filter((whole) => {
    const [namespace = '', path = ''] = whole.split(':')
    return (namespaces.length === 0 || namespaces.includes(namespace)) && pattern.test(path)
  })
}

function baseOf(key: string): string {
  return key.replace(PLURAL_FORM, '')
}
