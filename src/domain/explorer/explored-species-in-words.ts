import { peakYears } from '../trade/explained/comparison-in-words.ts'
import { amount, count, FEWEST_FOR_SHARE, type Sentence, share } from '../trade/explained/sentence.ts'
import type { ExploredAxis } from './explored-axis.ts'
import type { ExploredTrade } from './explored-trade.ts'

/** The name of a species in the reader's language, by its id. */
export type NameSpecies = (id: string) => string

type Explored = Pick<ExploredTrade, 'axes' | 'cells' | 'article'>

/** The species with most, of several, and its share of all; nothing of few records or of two that are alike. */
export function firstSpecies(
  { places }: ExploredAxis,
  article: ExploredTrade['article'],
  nameOf: NameSpecies,
): Sentence | undefined {
  const [first, second] = places
  const all = places.reduce((sum, { figure }) => sum + figure, 0)
  if (first?.kind !== 'value' || second === undefined || first.figure <= second.figure) return undefined
  if (article === null && all < FEWEST_FOR_SHARE) return undefined
  const values = {
    species: { as: 'text', value: nameOf(String(first.value)) } as const,
    share: share(first.figure, all),
  }
  return article === null
    ? { key: 'species.ofRecords', values: { ...values, records: count(all) } }
    : { key: 'species.ofQuantity', values: { ...values, all: amount(all, article) } }
}

/** Of more species the sentence would be a list. */
const MOST_PEAKS = 4

/** The year of each species' largest figure, where the first field is the year and the second the species. */
export function peakYearsOfSpecies({ axes, cells }: Explored, nameOf: NameSpecies): Sentence | undefined {
  const [years, species] = axes
  if (years?.by !== 'year' || species === undefined || species.places.length > MOST_PEAKS) return undefined
  return peakYears(
    species.places.flatMap((place, at) =>
      place.kind !== 'value'
        ? []
        : [
            {
              name: nameOf(String(place.value)),
              figures: {
                years: years.places.flatMap((year, row) =>
                  year.kind === 'value'
                    ? [{ year: Number(year.value), value: cells[row]?.[at]?.figure ?? 0 }]
                    : [],
                ),
              },
            },
          ],
    ),
  )
}

/** More are counted, not named. */
const MOST_NAMED = 3

/** The species that were asked for by name and have no row. */
export function speciesWithoutRows(
  species: ExploredTrade['species'],
  named: number,
  nameOf: NameSpecies,
): Sentence | undefined {
  const without = species.filter(({ rows }) => rows === 0)
  if (named === 0 || without.length === 0) return undefined
  if (without.length > MOST_NAMED) {
    return { key: 'compare.absent', count: without.length, values: { species: count(without.length) } }
  }
  return {
    key: 'species.without',
    values: { species: { as: 'names', value: without.map(({ value }) => nameOf(value)) } },
  }
}
