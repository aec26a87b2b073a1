import { type ESTree, parseSync, Visitor } from 'vite'

/** A key that a source file uses; `*` stands for a part known only at run time. */
export interface UsedKey {
  key: string
  /** The namespaces that may hold it; empty when the file does not tell. */
  namespaces: readonly string[]
  line: number
}

export interface KeysInSource {
  used: UsedKey[]
  /** Every string of the file: keys are also passed as data, as in `{ word: 'nav.about' }`. */
  strings: Set<string>
  /** Texts that a visitor would read and that are not translated. */
  hardCoded: { text: string; line: number }[]
}

const DEFAULT_NAMESPACE = 'common'
/** Attributes whose text a visitor reads or hears. */
const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label']
/** Names and codes that are the same in every language. */
const SAME_EVERYWHERE = ['CITES', 'CMS', 'IUCN', 'NAMMCO', 'CSV', 'SVG', 'PNG', 'JSON', 'API', 'DOI', 'ORCID']

/** The translation keys that a TypeScript file uses, and its texts that are not translated. */
export function keysInSource(source: string): KeysInSource {
  const { program, errors } = parseSync('source.tsx', source)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const calls: { name: string; argument: ESTree.Node; line: number }[] = []
  /** The names of `t` in the file, with the namespaces that each of them reads. */
  const namespacesOf = new Map<string, string[]>([['t', []]])
  const strings = new Set<string>()
  const hardCoded: KeysInSource['hardCoded'] = []
  const lineOf = ({ start }: ESTree.Node) => source.slice(0, start).split('\n').length
  const addHardCoded = (node: ESTree.Node, value: unknown) => {
    if (typeof value === 'string' && isTranslatable(value))
      hardCoded.push({ text: value.trim(), line: lineOf(node) })
  }

  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') strings.add(value)
    },
    CallExpression(call) {
      const [argument] = call.arguments
      const name = calleeName(call.callee)
      if (name !== undefined && argument !== undefined) calls.push({ name, argument, line: lineOf(call) })
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return
      if (calleeName(init.callee) !== 'useTranslation') return
      const [given] = init.arguments
      const namespaces = given === undefined ? [DEFAULT_NAMESPACE] : keysOf(given)
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.value.type !== 'Identifier') continue
        if (property.key.type !== 'Identifier' || property.key.name !== 't') continue
        const { name } = property.value
        namespacesOf.set(name, [...(namespacesOf.get(name) ?? []), ...namespaces])
      }
    },
    JSXText(node) {
      addHardCoded(node, node.value)
    },
    JSXAttribute(node) {
      const isRead = node.name.type === 'JSXIdentifier' && READ_ATTRIBUTES.includes(node.name.name)
      if (isRead && node.value?.type === 'Literal') addHardCoded(node, node.value.value)
    },
  }).visit(program)

  const used = calls.flatMap(({ name, argument, line }) => {
    const namespaces = namespacesOf.get(name)
    return namespaces ? keysOf(argument).map((key) => ({ ...inNamespace(key, namespaces), line })) : []
  })
  return { used, strings, hardCoded }
}

function keysOf(argument: ESTree.Node): string[] {
  switch (argument.type) {
    case 'Literal':
      return typeof argument.value === 'string' ? [argument.value] : []
    case 'ArrayExpression':
      return argument.elements.flatMap((element) => (element ? keysOf(element) : []))
    case 'ConditionalExpression':
      return [...keysOf(argument.consequent), ...keysOf(argument.alternate)]
    case 'TemplateLiteral':
      return [argument.quasis.map(({ value }) => value.cooked).join('*')]
    default:
      return []
  }
}

function inNamespace(key: string, namespaces: readonly string[]) {
  const [first = '', rest] = key.split(':')
  return rest === undefined ? { key: first, namespaces } : { key: rest, namespaces: [first] }
}

function isTranslatable(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.some((word) => !SAME_EVERYWHERE.includes(word)) && !/^&\w+;$/.test(text.trim())
}

function calleeName(callee: ESTree.Node): string | undefined {
  if (callee.type === 'MemberExpression') return calleeName(callee.property)
  return callee.type === 'Identifier' ? callee.name : undefined
}
