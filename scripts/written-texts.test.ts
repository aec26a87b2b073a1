import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#domain/portal/languages.ts'

const CONTENT = new URL('../src/web/content/', import.meta.url).pathname

const textsIn = (language: string) => globSync('**/*.tsx', { cwd: `${CONTENT}${language}` }).sort()

const english = textsIn(FALLBACK_LANGUAGE)

/** What addresses lead to and what is counted: the same in every language, if in another order of words. */
function skeletonOf(language: string, text: string): string[] {
  const source = readFileSync(`${CONTENT}${language}/${text}`, 'utf8')
  return [
    ...source.matchAll(/\bid="[^"]+"|<(LiveFigure|Link|[A-Z]\w*(Count|Years|Year|Figure|Table)\b)/g),
  ].map(([found]) => found)
}

test.each(LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE))(
  'every written page is there in %s, with the parts and figures of the English one',
  (language) => {
    expect(textsIn(language)).toEqual(english)
    for (const text of english)
      expect(skeletonOf(language, text).toSorted(), text).toEqual(
        skeletonOf(FALLBACK_LANGUAGE, text).toSorted(),
      )
  },
)
