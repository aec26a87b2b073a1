import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#domain/portal/languages.ts'

const CONTENT = new URL('../src/web/content/', import.meta.url).pathname

const textsIn = (language: string) => globSync('**/*.mdx', { cwd: `${CONTENT}${language}` }).sort()

const english = textsIn(FALLBACK_LANGUAGE)

/** Components with the attributes that the code reads, and addresses. Words for readers are translated, the rest is not. */
const STRUCTURE =
  /<(?<component>[A-Z]\w*)|\b(?<attribute>id|rule|of|dataset|category|appendix|icon|to|hash|day|page|part)="[\w/#-]+"|\]\((?<address>[^)]*)\)/g

/** What the text places and where it leads: the same in every language, if in another order of words. */
function skeletonOf(language: string, text: string): string[] {
  const source = readFileSync(`${CONTENT}${language}/${text}`, 'utf8')
  return [...source.matchAll(STRUCTURE)].map(([found]) => found)
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
