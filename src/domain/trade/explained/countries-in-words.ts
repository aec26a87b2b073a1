import type { Article } from '../trade-table.ts'
import type { RankedFigures } from '../trade-view.ts'
import { amount, count, FEWEST_FOR_SHARE, type Sentence, sentences, share } from './sentence.ts'

/** What countries are ranked as. */
export type CountryRole = 'importers' | 'exporters' | 'sourceCountries'

/** What the chart of ranked countries shows; `article` is what quantities are of, null where records are counted. */
export function countriesInWords(
  figures: RankedFigures,
  role: CountryRole,
  article: Article | null,
): Sentence[] {
  return sentences(
    firstCountry(figures, role, article),
    leadingCountries(figures),
    unnamedCountries(figures, role, article),
    fromTheHighSeas(figures, article),
  )
}

const allOf = ({ named, not_named, high_seas }: RankedFigures) => named + not_named + high_seas

/** The first country with its share of all, or its number where there are few records; nothing of a single record. */
export function firstCountry(
  figures: RankedFigures,
  role: CountryRole,
  article: Article | null,
): Sentence | undefined {
  const [first] = figures.ranked
  const all = allOf(figures)
  if (first === undefined || first.figure === 0 || (article === null && all === 1)) return undefined
  const country = { as: 'country', value: first.code } as const
  if (article !== null) {
    return {
      key: `${role}.ofQuantity`,
      values: { country, share: share(first.figure, all), all: amount(all, article) },
    }
  }
  if (all >= FEWEST_FOR_SHARE) {
    return { key: `${role}.ofRecords`, values: { country, share: share(first.figure, all) } }
  }
  return {
    key: `${role}.ofFew`,
    count: all,
    values: { country, part: count(first.figure), records: count(all) },
  }
}

/** The share that a few leading countries have to reach together. */
const MOST = 0.8

/** The fewest countries from the first on that make up four fifths; nothing where one does, or it takes all. */
export function leadingCountries(figures: RankedFigures): Sentence | undefined {
  const all = allOf(figures)
  if (all < FEWEST_FOR_SHARE) return undefined
  let reached = 0
  const countries = figures.ranked.findIndex(({ figure }) => {
    reached += figure
    return reached >= MOST * all
  })
  if (countries < 1 || countries + 1 === figures.named_countries) return undefined
  return {
    key: 'countries.most',
    count: countries + 1,
    values: {
      countries: count(countries + 1),
      named: count(figures.named_countries),
      share: share(reached, all),
    },
  }
}

/** What names no country. */
export function unnamedCountries(
  { not_named }: RankedFigures,
  role: CountryRole,
  article: Article | null,
): Sentence | undefined {
  if (not_named === 0) return undefined
  return article === null
    ? { key: `${role}.unnamed`, count: not_named, values: { records: count(not_named) } }
    : { key: 'countries.unnamedQuantity', values: { amount: amount(not_named, article) } }
}

/** Records of introductions from the sea, which are no country's. */
export function fromTheHighSeas({ high_seas }: RankedFigures, article: Article | null): Sentence | undefined {
  if (high_seas === 0 || article !== null) return undefined
  return { key: 'countries.highSeas', count: high_seas, values: { records: count(high_seas) } }
}
