import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { type ExploredShow, haveShares } from '#domain/explorer/explored-shows.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { type ExploredCell, type ExploredPlace, sharesOf } from './explored-points.ts'
import type { ExploredLabels } from './use-explored-labels.ts'

type ChartTable = ChartContent['table']
type Column = ChartTable['columns'][number]

/** The figures of grouped trade as a table: one field downwards, the other across. */
export function useExploredTable(labels: ExploredLabels) {
  const { t } = useTranslation('explorer')

  return (explored: ExploredAnswer, show: ExploredShow): ChartTable => {
    const [first, second] = explored.axes
    if (first === undefined) return { columns: [], rows: [] }
    const down: Column = { label: labels.field(first.by), kind: first.by === 'year' ? 'year' : 'text' }
    return second === undefined || show === 'bars'
      ? { columns: [down, ...totalColumns(explored)], rows: first.places.map(totalRow(first.by, explored)) }
      : {
          columns: [
            down,
            { label: t('columns.total'), kind: 'number' },
            ...second.places.map((place) => ({
              label: labels.place(second.by, place),
              kind: 'number' as const,
            })),
          ],
          rows: first.places.map((place, at) => [
            labelOf(first.by, place),
            figureOf(explored, place),
            ...second.places.map((_, beside) => figureOf(explored, explored.cells[at]?.[beside] ?? null)),
          ]),
        }
  }

  function totalColumns({ count, reporter, axes }: ExploredAnswer): Column[] {
    const share: Column[] =
      axes[0] && haveShares(axes[0].by, count)
        ? [{ label: t('columns.share'), kind: 'percent' as const }]
        : []
    if (count === 'animals') {
      return [
        { label: t('columns.upper'), kind: 'number' },
        { label: t('columns.lower'), kind: 'number' },
        ...share,
      ]
    }
    const sides: Column[] =
      reporter === 'both' || reporter === 'larger'
        ? [
            { label: t('columns.exporters'), kind: 'number' },
            { label: t('columns.importers'), kind: 'number' },
          ]
        : []
    return [
      { label: t(count === 'records' ? 'columns.records' : 'columns.figure'), kind: 'number' },
      ...sides,
      ...share,
    ]
  }

  function totalRow(by: ExploredAnswer['axes'][number]['by'], explored: ExploredAnswer) {
    const { count, reporter, axes } = explored
    const shares = axes[0] && haveShares(by, count) ? sharesOf(axes[0], count) : undefined
    return (place: ExploredPlace, at: number) => {
      const share = shares === undefined ? [] : [shares[at] ?? null]
      const figure = figureOf(explored, place)
      const label = labelOf(by, place)
      if (count === 'animals') return [label, figure, figure === null ? null : place.lower, ...share]
      const sides = reporter === 'both' || reporter === 'larger' ? [place.exporters, place.importers] : []
      return [label, figure, ...sides, ...share]
    }
  }

  function labelOf(by: ExploredAnswer['axes'][number]['by'], place: ExploredPlace): string | number {
    return by === 'year' && place.kind === 'value' ? Number(place.value) : labels.place(by, place)
  }
}

/** Null where there is no row, or none that converts. */
const figureOf = ({ count }: ExploredAnswer, figure: ExploredCell): number | null =>
  figure === null || (count === 'animals' && figure.rows === 0) ? null : figure.figure
