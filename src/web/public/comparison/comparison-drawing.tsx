import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import type { ComparisonScale } from '#domain/trade/comparison.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { ComparisonChart } from '#web/charts/comparison/comparison-chart.tsx'
import { spanOf } from '#web/charts/plot/years.ts'
import { lifted } from '../species/trade/selection-changes.ts'
import { useNarrowing } from '../species/trade/use-narrowing.ts'
import type { FiguredSpecies } from './figured-species.ts'
import { useAbsenceLabels } from './use-absence-labels.ts'
import { useComparedLines } from './use-compared-lines.ts'
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
  const span = spanOf(lines.flatMap(({ figures }) => figures.years.map(({ year }) => year)))
  const caveats = useComparedNotes(species, by.measure)
  const about = useCountedLabels(species, by, span)
  // The measure that is compared names itself.
  const narrowed = useNarrowing(by.measure === 'quantity' ? lifted(by.selection, 'unit') : by.selection)

  return (
    <ComparisonChart
      measure={by.measure}
      lines={lines}
      view={{
        isCount: by.measure === 'records',
        scale,
        span: span ?? { first: 0, last: -1 },
        // All figures come from one release.
        lastCompleteYear: species.flatMap(({ view }) => view ?? [])[0]?.last_complete_year ?? null,
      }}
      absent={species.filter(({ figures }) => figures === null).map((one) => label(one, absenceOf(one)))}
      about={{ source, caveats, narrowed, ...about }}
    />
  )
}
