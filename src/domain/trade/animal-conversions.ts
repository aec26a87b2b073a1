import type { Article, CountedTable } from './trade-table.ts'

/** Terms of which one item is one animal and no other item of it. Source: trade-methods, section 7. */
const ALONE = ['live', 'bodies', 'trophies'] as const
/** Terms that one animal may travel as at once; rugs are skins. Same source. */
const SKINS = ['skins', 'rug'] as const
const SKULLS = 'skulls'
const SKELETONS = 'skeletons'
const TUSKS = 'tusks'
/** Tusks of one animal: a walrus has two, a narwhal one erupted. Those of others are not converted. Same source. */
const TUSKS_OF: Readonly<Record<string, number>> = { 'Odobenus rosmarus': 2, 'Monodon monoceros': 1 }
const NUMBER = 'number'

/** What is converted: terms that are one animal each, parts of one animal, tusks of one animal. */
export const CONVERTED_TERMS = {
  alone: ALONE,
  parts: [SKINS, [SKULLS], [SKELETONS]],
  tusksOf: TUSKS_OF,
} as const

/** What an animal travels as: by itself, or as parts that may be of the same one. */
export type AnimalPart = 'alone' | 'skins' | 'skulls' | 'skeletons'

/** For each article of a table whether its items can be converted into animals. */
export function convertibleArticles({ articles, taxon }: CountedTable): boolean[] {
  const hasTusks = taxon.values.some((name) => TUSKS_OF[speciesOfTaxon(name)] !== undefined)
  return articles.map((article) => {
    const part = partOfArticle(article)
    return part === TUSKS ? hasTusks : part !== undefined
  })
}

/** What one item of a row comes to; undefined where it is not convertible. A subspecies has the tusks of its species. */
export function conversionsOf({ articles, article, taxon }: CountedTable) {
  const ofArticles = articles.map((one) => {
    const part = partOfArticle(one)
    return part === undefined || part === TUSKS ? part : { animals: 1, part }
  })
  const tusksOfTaxa = taxon.values.map((name) => {
    const tusks = TUSKS_OF[speciesOfTaxon(name)]
    return tusks === undefined ? undefined : { animals: 1 / tusks, part: 'alone' as const }
  })
  return (row: number): { animals: number; part: AnimalPart } | undefined => {
    const conversion = ofArticles[article[row] ?? 0]
    return conversion === TUSKS ? tusksOfTaxa[taxon.codes[row] ?? 0] : conversion
  }
}

/** What an animal travels as in this article; tusks depend on the species. */
function partOfArticle({ term, measure }: Article): AnimalPart | typeof TUSKS | undefined {
  if (measure !== NUMBER) return undefined
  if (isOneOf(ALONE, term)) return 'alone'
  if (isOneOf(SKINS, term)) return 'skins'
  return term === SKULLS || term === SKELETONS || term === TUSKS ? term : undefined
}

/** 'Odobenus rosmarus' of 'Odobenus rosmarus rosmarus'. */
const speciesOfTaxon = (name: string | null): string => (name ?? '').split(' ', 2).join(' ')

function isOneOf(terms: readonly string[], term: string): boolean {
  return terms.includes(term)
}
