import { parseAst } from 'vite'

/** A key that a source file asks for; `*` stands for a part known only when the screen runs. */
export interface AskedKey {
  key: string
  /** Where it may stand; empty when the file does not say. */
  namespaces: readonly string[]
  line: number
}

/** A word a visitor would see that is no key. */
export interface LooseWord {
  text: string
  line: number
}

export interface WordsInSource {
  asked: AskedKey[]
  /** Every other text of the file: keys also travel as data, as in `{ word: 'nav.about' }`. */
  texts: Set<string>
  loose: LooseWord[]
}

/** The parts of a syntax tree that tell words; every other property is walked without being known. */
interface Node {
  type: string
  start: number
  [property: string]: unknown
}

const DEFAULT_NAMESPACE = 'common'
/** Attributes whose text a visitor sees or hears. */
const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label']
/** Names and codes that are the same in every language. */
const SAME_EVERYWHERE = ['CITES', 'CMS', 'IUCN', 'NAMMCO', 'CSV', 'SVG', 'PNG', 'JSON', 'API', 'DOI', 'ORCID']

/** What a TypeScript file says and asks for. */
export function wordsInSource(source: string): WordsInSource {
  const words: WordsInSource = { asked: [], texts: new Set(), loose: [] }
  const nodes = allNodes(parseAst(source, { lang: 'tsx' }))
  const translators = translatorsIn(nodes)
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length

  for (const node of nodes) {
    if (node.type === 'Literal' && typeof node.value === 'string') words.texts.add(node.value)
    if (node.type === 'CallExpression') {
      const namespaces = translators.get(calleeName(node.callee as Node) ?? '')
      const [wish] = node.arguments as Node[]
      if (namespaces !== undefined && wish !== undefined) {
        const line = lineOf(node)
        words.asked.push(...keysOf(wish).map((given) => ({ ...placed(given, namespaces), line })))
      }
    }
    for (const text of visibleText(node)) words.loose.push({ text, line: lineOf(node) })
  }
  return words
}

/** The names by which the file calls `t`, with the namespaces each of them reads. */
function translatorsIn(nodes: readonly Node[]): Map<string, string[]> {
  const known = new Map<string, string[]>([['t', []]])
  for (const { type, id, init } of nodes) {
    const call = init as Node | null
    if (type !== 'VariableDeclarator' || call?.type !== 'CallExpression') continue
    if (calleeName(call.callee as Node) !== 'useTranslation') continue
    const [given] = call.arguments as Node[]
    const namespaces = given === undefined ? [DEFAULT_NAMESPACE] : keysOf(given)
    for (const { key, value } of ((id as Node).properties as Node[] | undefined) ?? []) {
      if ((key as Node | undefined)?.name !== 't') continue
      const name = String((value as Node).name)
      known.set(name, [...(known.get(name) ?? []), ...namespaces])
    }
  }
  return known
}

function keysOf(wish: Node): string[] {
  if (wish.type === 'Literal') return typeof wish.value === 'string' ? [wish.value] : []
  if (wish.type === 'ArrayExpression') return (wish.elements as Node[]).flatMap(keysOf)
  if (wish.type === 'ConditionalExpression')
    return [...keysOf(wish.consequent as Node), ...keysOf(wish.alternate as Node)]
  if (wish.type === 'TemplateLiteral')
    return [(wish.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*')]
  return []
}

function placed(given: string, namespaces: readonly string[]) {
  const [first = '', rest] = given.split(':')
  return rest === undefined ? { key: first, namespaces } : { key: rest, namespaces: [first] }
}

function visibleText(node: Node): string[] {
  if (node.type === 'JSXText') return withWords(node.value)
  if (node.type !== 'JSXAttribute') return []
  const name = String((node.name as Node).name)
  return SPOKEN_ATTRIBUTES.includes(name) ? withWords((node.value as Node | null)?.value) : []
}

function withWords(value: unknown): string[] {
  if (typeof value !== 'string') return []
  const words = value.match(/\p{L}{2,}/gu) ?? []
  const untranslated = words.filter((word) => !SAME_EVERYWHERE.includes(word))
  return untranslated.length > 0 && !/^&\w+;$/.test(value.trim()) ? [value.trim()] : []
}

const calleeName = (callee: Node): string | undefined =>
  callee.type === 'Identifier'
    ? String(callee.name)
    : callee.type === 'MemberExpression'
      ? calleeName(callee.property as Node)
      : undefined

function allNodes(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(allNodes)
  if (typeof tree !== 'object' || tree === null) return []
  const children = Object.values(tree).flatMap(allNodes)
  return 'type' in tree ? [tree as Node, ...children] : children
}
