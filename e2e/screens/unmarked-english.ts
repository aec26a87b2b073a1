import { expect, type Page } from '@playwright/test'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { namespacesOf } from './words.ts'

/** English words that a sentence hardly goes without. */
const ENGLISH_WORDS =
  'the of with which from this that these those were was been being has its their they than when whose what where into only each every other about between without because does how'.split(
    ' ',
  )

/** What is English and a word of the language too. */
const OWN_WORDS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  is: ['of'],
  no: ['Filter'],
  da: ['Filter'],
}

/** Names that stand in sentences of any language; Danish has no other for the island. */
const NAMES = ['International Union for Conservation of Nature', 'Isle of Man']

/** What a language that readers chose says of itself, by key. */
type Values = ReadonlyMap<string, string>

/**
 * A reader of another language meets no English that is not marked as such: no text, name or hint outside
 * `lang="en"`, code and quotations that holds an English word, or that says in English what the reader's
 * language has words for.
 */
export async function expectNoUnmarkedEnglish(page: Page, language: Language): Promise<void> {
  if (language === FALLBACK_LANGUAGE) return
  const found = await page.evaluate(unmarkedTexts, {
    language: language === 'no' ? ['no', 'nb'] : [language],
    words: ENGLISH_WORDS.filter((word) => !OWN_WORDS[language]?.includes(word)),
    names: NAMES,
    english: untranslated(language),
  })
  expect.soft(found, `unmarked English at ${new URL(page.url()).pathname}`).toEqual([])
}

/** The English values that the language has another value for. */
function untranslated(language: Language): string[] {
  const english = valuesOf(namespacesOf(FALLBACK_LANGUAGE))
  const own = valuesOf(namespacesOf(language))
  const ownTexts = new Set([...own.values(), ...(OWN_WORDS[language] ?? [])])
  return [...english].flatMap(([key, text]) =>
    text === own.get(key) || ownTexts.has(text) || text.includes('{{') ? [] : text,
  )
}

function valuesOf(tree: object, path = ''): Values {
  return new Map(
    Object.entries(tree).flatMap(([name, part]) =>
      typeof part === 'string' ? [[`${path}${name}`, part] as const] : [...valuesOf(part, `${path}${name}.`)],
    ),
  )
}

interface Asked {
  /** What the reader's language may be called. */
  language: readonly string[]
  words: readonly string[]
  names: readonly string[]
  english: readonly string[]
}

/** Runs in the page. */
function unmarkedTexts({ language, words, names, english }: Asked): string[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'alt',
    'title',
    'placeholder',
  ]
  const NOT_READ = 'script, style, noscript, template, code, kbd, samp, pre, [translate="no"]'
  const wordsOfEnglish = new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  const sameInEnglish = new Set(english)

  const isOwn = (element: Element) =>
    language.includes(element.closest('[lang]')?.getAttribute('lang')?.split('-')[0] ?? '')
  const isEnglish = (text: string) =>
    sameInEnglish.has(text) ||
    wordsOfEnglish.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text))
  const placeOf = (element: Element) => {
    const part = element.closest('section[aria-labelledby], figure, nav, header, footer, dialog, article')
    return `${element.tagName.toLowerCase()} in ${part?.getAttribute('aria-label') ?? part?.querySelector('h1, h2, h3')?.textContent ?? 'the page'}`
  }

  const found = new Set<string>()
  const look = (element: Element, how: string, words: string | null) => {
    const text = words?.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (text !== '' && isEnglish(text) && isOwn(element))
      found.add(`${how} of ${placeOf(element)}: ${text.slice(0, 120)}`)
  }

  look(document.documentElement, 'title', document.title)
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(NOT_READ) || !element.checkVisibility()) continue
    for (const name of ATTRIBUTES) look(element, name, element.getAttribute(name))
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) look(element, 'text', node.nodeValue)
  }
  return [...found]
}
