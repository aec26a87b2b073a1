import { readXml, type XmlElement } from './xml-tree.ts'

/* The rules of RFC 4287, its RELAX NG schema and what its text adds, for the constructs that the portal's feeds use. */

const ATOM = 'http://www.w3.org/2005/Atom'
/** RFC 3339, as atomDateConstruct has it. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** How often each child may be in an element. */
type Model = Readonly<Record<string, readonly [least: number, most: number]>>

const MANY = Number.POSITIVE_INFINITY
const COMMON: Model = {
  author: [0, MANY],
  category: [0, MANY],
  contributor: [0, MANY],
  id: [1, 1],
  link: [0, MANY],
  rights: [0, 1],
  title: [1, 1],
  updated: [1, 1],
}
const FEED: Model = {
  ...COMMON,
  generator: [0, 1],
  icon: [0, 1],
  logo: [0, 1],
  subtitle: [0, 1],
  entry: [0, MANY],
}
const ENTRY: Model = { ...COMMON, content: [0, 1], published: [0, 1], source: [0, 1], summary: [0, 1] }
const PERSON: Model = { name: [1, 1], uri: [0, 1], email: [0, 1] }

/** What of an element's attributes may be there, besides those of every element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  feed: ['xmlns'],
  link: ['href', 'rel', 'type', 'hreflang', 'title', 'length'],
  category: ['term', 'scheme', 'label'],
  content: ['type', 'src'],
  title: ['type'],
  subtitle: ['type'],
  summary: ['type'],
  rights: ['type'],
}

/** Reads a feed. Throws an error that names the first rule that it breaks. */
export function readAtom(document: string) {
  const feed = readXml(document)
  if (feed.name !== 'feed' || feed.attributes.xmlns !== ATOM) throw new Error('The root is no atom:feed')
  keep(feed, FEED)
  const entries = all(feed, 'entry')
  for (const entry of entries) keep(entry, ENTRY)
  for (const element of [feed, ...entries].flatMap(elementsOf)) keepOwn(element)
  if (all(feed, 'author').length === 0 && entries.some((entry) => all(entry, 'author').length === 0))
    throw new Error('An entry has no author, and neither has the feed')
  const ids = entries.map((entry) => textIn(entry, 'id'))
  if (new Set([...ids, textIn(feed, 'id')]).size !== ids.length + 1) throw new Error('An id comes twice')
  const first = elementsOf(feed).findIndex(({ name }) => name === 'entry')
  if (
    first !== -1 &&
    elementsOf(feed)
      .slice(first)
      .some(({ name }) => name !== 'entry')
  )
    throw new Error('Something of the feed stands behind its entries')
  const links = linksOf(feed)
  if (links.self === undefined) throw new Error('The feed does not link to itself')
  return {
    id: textIn(feed, 'id'),
    title: textIn(feed, 'title'),
    updated: textIn(feed, 'updated'),
    language: feed.attributes['xml:lang'],
    links,
    entries: entries.map((entry) => ({
      id: textIn(entry, 'id'),
      title: textIn(entry, 'title'),
      updated: textIn(entry, 'updated'),
      link: linksOf(entry).alternate ?? '',
      html: textIn(entry, 'content'),
    })),
  }
}

function keep(element: XmlElement, model: Model): void {
  const { name } = element
  if (element.children.some((child) => typeof child === 'string' && child.trim() !== ''))
    throw new Error(`atom:${name} holds text beside its elements`)
  const unknown = elementsOf(element).find((child) => model[child.name] === undefined)
  if (unknown) throw new Error(`atom:${name} may not hold ${unknown.name}`)
  for (const [child, [least, most]] of Object.entries(model)) {
    const count = all(element, child).length
    if (count < least || count > most) throw new Error(`atom:${name} holds ${count} of ${child}`)
  }
  if (name === 'entry') {
    const alternates = all(element, 'link').filter(
      ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
    )
    if (all(element, 'content').length === 0 && alternates.length === 0)
      throw new Error('An entry has neither content nor an alternate link')
  }
  const kinds = all(element, 'link')
    .filter(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
    .map(({ attributes }) => `${attributes.type} ${attributes.hreflang}`)
  if (new Set(kinds).size !== kinds.length)
    throw new Error('Two alternate links are of one type and language')
}

function keepOwn(element: XmlElement): void {
  const { name, attributes } = element
  const known = [...(ATTRIBUTES[name] ?? []), 'xml:lang', 'xml:base']
  const unknown = Object.keys(attributes).find((attribute) => !known.includes(attribute))
  if (unknown !== undefined) throw new Error(`atom:${name} may not have ${unknown}`)
  if (name === 'author' || name === 'contributor') keep(element, PERSON)
  if (name === 'id' && !/^[a-z][a-z0-9+.-]*:[^\s"<>]+$/.test(textOf(element)))
    throw new Error(`${textOf(element)} is no IRI`)
  if ((name === 'updated' || name === 'published') && !isDate(textOf(element)))
    throw new Error(`${textOf(element)} is no date`)
  if (name === 'link' && !URL.canParse(attributes.href ?? '')) throw new Error('A link leads nowhere')
  if (name === 'category' && !attributes.term) throw new Error('A category has no term')
  if (['title', 'subtitle', 'summary', 'rights', 'content'].includes(name)) {
    if (!['text', 'html'].includes(attributes.type ?? 'text'))
      throw new Error(`${name} is of an unknown type`)
    if (elementsOf(element).length > 0) throw new Error(`${name} holds elements that are not escaped`)
  }
}

const isDate = (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text))
const elementsOf = ({ children }: XmlElement) => children.filter((child) => typeof child !== 'string')
const all = (element: XmlElement, name: string) => elementsOf(element).filter((child) => child.name === name)
const textOf = ({ children }: XmlElement) => children.filter((child) => typeof child === 'string').join('')
const textIn = (element: XmlElement, name: string) => all(element, name).map(textOf).join('')
const linksOf = (element: XmlElement) =>
  Object.fromEntries(
    all(element, 'link').map(({ attributes: { rel = 'alternate', href = '' } }) => [rel, href]),
  )
