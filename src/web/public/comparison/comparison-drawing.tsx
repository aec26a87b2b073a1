import { useTranslation } from 'react-i18next'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import type { ComparisonScale } from '#domain/trade/comparison.ts'
import { shownYears } from '#domain/trade/shown-years.ts'
import { stringifySearch } from '#web/address.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { type ComparedLine, ComparisonChart } from '#web/charts/comparison/comparison-chart.tsx'
import { lineLabels } from '#web/charts/comparison/comparison-points.ts'
import type { NamedEvents } from '#web/charts/plot/event-lines.tsx'
import { spanOf, type YearSpan } from '#web/charts/plot/years.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import type { ViewData } from '#web/citing/citable.ts'
import { without } from '../species/trade/selection-changes.ts'
import { useNarrowing } from '../species/trade/use-choice-labels.ts'
import { writtenComparison } from './comparison-address.ts'
import type { FiguredSpecies } from './figured-species.ts'
import { useAbsenceLabels } from './use-absence-labels.ts'
import { useComparedNotes } from './use-compared-notes.ts'
import { useCountedLabels } from './use-counted-labels.ts'

interface ComparisonDrawingProps {
  species: readonly FiguredSpecies[]
  by: ComparedBy
  scale: ComparisonScale
}

/** The chart of the species that have figures; the others are named with the reason. */
export function ComparisonDrawing({ species, by, scale }: ComparisonDrawingProps) {
  const source = useSource('cites_trade')
  const absenceOf = useAbsenceLabels(by.selection)
  const { lines, label } = useComparedLines(species)
  const span = comparedSpan(species, by)
  const listings = useListings(species)
  const caveats = useComparedNotes(species, by.measure)
  const about = useCountedLabels(species, by, span)
  // The measure that is compared names itself.
  const narrowed = useNarrowing(by.measure === 'quantity' ? without(by.selection, 'unit') : by.selection)

  return (
    <ComparisonChart
      measure={by.measure}
      lines={lines}
      view={{
        scale,
        span: span ?? { first: 0, last: -1 },
        // All figures come from one release.
        lastCompleteYear: species.flatMap(({ view }) => view ?? [])[0]?.last_complete_year ?? null,
      }}
      listings={listings}
      absent={species.filter(({ figures }) => figures === null).map((one) => label(one, absenceOf(one)))}
      about={{ source, caveats, narrowed, view: comparedData(species, by, scale), ...about }}
    />
  )
}

/** When species that have figures were first listed, where that was after the first year of the records. */
function useListings(species: readonly FiguredSpecies[]): NamedEvents[] {
  const { t } = useTranslation('trade')
  const names = lineLabels(species.map((one) => one.species))
  const listed = species.flatMap(({ view, figures }, index) =>
    figures === null
      ? []
      : (view?.signs ?? []).flatMap((sign) =>
          sign.sign === 'listed_only_since' ? [{ year: sign.year, name: names[index] ?? '' }] : [],
        ),
  )
  return [...Map.groupBy(listed, ({ year }) => year)]
    .map(([year, ofYear]) => ({
      year,
      names: ofYear.map(({ name }) => ({ text: t('compare.listed', { name }) })),
    }))
    .sort((a, b) => a.year - b.year)
}

/** The years of all species that have figures together. */
function comparedSpan(species: readonly FiguredSpecies[], { selection }: ComparedBy): YearSpan | undefined {
  const years = species.flatMap(({ view, figures }) => (view && figures && shownYears(view, selection)) ?? [])
  return spanOf(years.flatMap(({ first, last }) => [first, last]))
}

/** The comparison is a table with an address wherever it is shown. */
function comparedData(species: readonly FiguredSpecies[], by: ComparedBy, scale: ComparisonScale): ViewData {
  const ids = species.map((one) => one.species.id)
  const search = writtenComparison({ ...by, species: ids, loaded: true, scale })
  return { path: '/research/species-comparison', query: stringifySearch(search).slice(1), drawn: true }
}

/** The lines of the species that have figures; lines of several terms are labelled with their article. */
function useComparedLines(species: readonly FiguredSpecies[]) {
  const { t } = useTranslation(['trade', 'species'])
  const tradeLabels = useTradeLabels()
  const labels = lineLabels(species.map((one) => one.species))
  const terms = new Set(species.flatMap(({ figures }) => figures?.article?.term ?? []))

  const lines = species.flatMap(
    ({ species: { id, scientific_name, common_name }, series, figures }, index): ComparedLine[] => {
      if (figures === null) return []
      const { article } = figures
      const name = labels[index] ?? scientific_name
      const subject = t('species:page.title', { common: common_name, scientific: scientific_name })
      return [
        {
          id,
          scientific_name,
          series,
          figures,
          label:
            article && terms.size > 1
              ? t('compare.lineOf', { name, article: tradeLabels.term(article.term) })
              : name,
          subject: article
            ? t('compare.lineOf', { name: subject, article: tradeLabels.article(article) })
            : subject,
        },
      ]
    },
  )

  return {
    lines,
    /** 'Monodon monoceros: no rows in kg'. */
    label: (one: FiguredSpecies, reason: string) =>
      t('compare.absentOf', { name: one.species.scientific_name, reason }),
  }
}
