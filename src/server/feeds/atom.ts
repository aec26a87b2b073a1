import type { Language } from '#domain/portal/languages.ts'
import { escapeHtml } from '../pages/html.ts'

/** A feed as RFC 4287 has it; addresses are absolute, and times are ISO 8601 in UTC. */
export interface Feed {
  /** For ever the same. */
  id: string
  self: string
  /** The page that shows the same to people. */
  alternate: string
  title: string
  subtitle?: string
  language: Language
  author: string
  /** When the newest entry came; where there is none, when the site's data did. */
  updated: string
  entries: readonly Entry[]
}

export interface Entry {
  /** For ever the same, in every language. */
  id: string
  title: string
  updated: string
  alternate: string
  /** In one word, for programs. */
  category: string
  /** HTML, whose texts are escaped already. */
  html: string
}

/** As BCP 47 names the written Norwegian of this site. */
const tagOf = (language: Language) => (language === 'no' ? 'nb' : language)

/** Writes a feed; every value is escaped here. */
export function atom({ entries, ...feed }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tagOf(feed.language)}">`,
    element('id', feed.id),
    element('title', feed.title),
    ...(feed.subtitle === undefined ? [] : [element('subtitle', feed.subtitle)]),
    element('updated', feed.updated),
    `<author>${element('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(feed.alternate)}"/>`,
    ...entries.map(entry),
    '</feed>\n',
  ].join('\n')
}

const entry = ({ id, title, updated, alternate, category, html }: Entry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', updated),
    `<link rel="alternate" type="text/html" href="${xmlText(alternate)}"/>`,
    `<category term="${xmlText(category)}"/>`,
    `<content type="html">${xmlText(html)}</content>`,
    '</entry>',
  ].join('\n')

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

/** Signs that XML 1.0 does not have: controls, halves of pairs, and two that stand for nothing. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text as it may be in an element or a quoted attribute. */
const xmlText = (text: string) => escapeHtml(text.replaceAll(NO_XML, ''))
