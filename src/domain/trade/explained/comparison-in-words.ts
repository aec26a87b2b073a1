import type { ComparedFigures } from '../compared-figures.ts'
import type { ComparedMeasure } from '../comparison.ts'
import type { ShownYears } from '../shown-years.ts'
import { isSameArticle } from '../trade-table.ts'
import { amount, count, type Said, type Sentence, sentences } from './sentence.ts'

/** A species of the comparison with its figures and its name in the reader's language. */
export interface NamedFigures {
  name: string
  figures: ComparedFigures
}

/** A name, and the figure of each year. */
interface NamedYears {
  name: string
  figures: { years: readonly { year: number; value: number }[] }
}

/** What a comparison shows: which species has most and least, their peak years, and whom no figure stands for. */
export function comparisonInWords(
  measure: ComparedMeasure,
  compared: readonly NamedFigures[],
  years: ShownYears,
  absent: number,
): Sentence[] {
  return sentences(
    mostAndLeast(measure, compared, years),
    peakYears(compared),
    absent === 0 ? undefined : { key: 'compare.absent', count: absent, values: { species: count(absent) } },
  )
}

/** The species with the largest and the smallest total; nothing where they are alike or of different articles. */
export function mostAndLeast(
  measure: ComparedMeasure,
  compared: readonly NamedFigures[],
  { first, last }: ShownYears,
): Sentence | undefined {
  const ordered = compared.toSorted((a, b) => b.figures.total - a.figures.total)
  const [most, next] = ordered
  const [least, before] = [ordered.at(-1), ordered.at(-2)]
  if (most === undefined || next === undefined || least === undefined || before === undefined)
    return undefined
  const isClear =
    most.figures.total > next.figures.total &&
    (ordered.length === 2 || before.figures.total > least.figures.total)
  const { article } = most.figures
  const areAlike =
    article === null ||
    compared.every(({ figures }) => figures.article && isSameArticle(article, figures.article))
  if (!isClear || !areAlike) return undefined
  const figure = ({ figures }: NamedFigures): Said =>
    article === null ? count(Math.round(figures.total)) : amount(figures.total, article)
  return {
    key: `compare.${measure}`,
    count: most.figures.total,
    values: {
      years: { as: 'years', first, last },
      most: { as: 'text', value: most.name },
      mostFigure: figure(most),
      least: { as: 'text', value: least.name },
      leastFigure: figure(least),
    },
  }
}

/** The year of each species' largest figure; a species with two such years is left out. */
export function peakYears(compared: readonly NamedYears[]): Sentence | undefined {
  const value = compared.flatMap(({ name, figures: { years } }) => {
    const most = Math.max(0, ...years.map((one) => one.value))
    const [peak, ...others] = years.filter((one) => one.value === most)
    return peak === undefined || most === 0 || others.length > 0 ? [] : [{ name, year: peak.year }]
  })
  return value.length === 0
    ? undefined
    : { key: 'compare.peaks', count: value.length, values: { peaks: { as: 'peaks', value } } }
}
