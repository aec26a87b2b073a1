/** An element of a document, with its text and elements in their order. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const NAME = '[A-Za-z_][\\w.:-]*'
const TOKEN = new RegExp(
  `<(?<close>/)?(?<name>${NAME})(?<attributes>(?:\\s+${NAME}="[^"<]*")*)\\s*(?<empty>/)?>|(?<text>[^<]+)`,
  'suy',
)
/** What XML 1.0 has no sign for. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/**
 * Reads a document as a strict parser does: one root, elements that end in the order in which they begin, each attribute
 * once, no entity but the five and numbers. Throws where it is not well-formed. Comments and CDATA are not read.
 */
export function readXml(document: string): XmlElement {
  const [declaration = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(document) ?? []
  if (declaration === '') throw new Error('The document does not begin with its declaration')
  if (NO_XML.test(document)) throw new Error('The document holds a sign that XML does not have')
  const body = document.slice(declaration.length).trimEnd()
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex
    const groups = TOKEN.exec(body)?.groups
    if (groups === undefined) throw new Error(`Not well-formed at: ${body.slice(at, at + 60)}`)
    step(open, groups)
  }
  const [document_element, ...others] = root.children
  if (open.length !== 1 || others.length > 0 || typeof document_element !== 'object') {
    throw new Error('The document is not one element')
  }
  return document_element
}

function step(
  open: XmlElement[],
  { close, name = '', attributes = '', empty, text }: Record<string, string | undefined>,
) {
  const parent = open.at(-1)
  if (text !== undefined) return void parent?.children.push(unescaped(text))
  if (close !== undefined) {
    if (parent?.name !== name || open.length === 1) throw new Error(`</${name}> ends nothing that began`)
    return void open.pop()
  }
  const element: XmlElement = { name, attributes: attributesIn(attributes), children: [] }
  parent?.children.push(element)
  if (empty === undefined) open.push(element)
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([\w.:-]+)="([^"]*)"/g)) {
    if (name in found) throw new Error(`The attribute ${name} comes twice`)
    found[name] = unescaped(value)
  }
  return found
}

function unescaped(text: string): string {
  return text.replaceAll(/&([^;\s]*);?/g, (whole, entity: string) => {
    const code = /^#(\d+)$/.exec(entity)?.[1]
    const sign = code === undefined ? ENTITIES[entity] : String.fromCodePoint(Number(code))
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`${whole} is no entity`)
    return sign
  })
}
