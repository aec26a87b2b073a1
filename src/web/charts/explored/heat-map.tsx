import { useTranslation } from 'react-i18next'
import { type ChosenPlace, canNarrow } from '#domain/explorer/narrowed-by.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { useQuantity } from '../use-quantity.ts'
import { type ExploredPlace, heatStep } from './explored-points.ts'
import type { ExploredDrawing } from './use-explored-labels.ts'
import { useHeatKey } from './use-heat-key.ts'

/** Shades by tens; the figure of each cell has enough contrast on every one of them. */
const SHADES = [
  'bg-series-1/10 text-ink',
  'bg-series-1/25 text-ink',
  'bg-series-1/45 text-ink',
  'bg-series-1 text-paper',
] as const
const BAR_HEIGHT = 14

/**
 * Two fields against each other: a cell is darker the more there is in it. Row, column and cell narrow the question. Keys
 * are positions: after another question nearly every figure differs, and moving hundreds of cells to where their places are
 * now takes a browser longer than writing them again.
 */
export function HeatMap({ chart, explored, labels, onChoose }: ExploredDrawing) {
  const { t } = useTranslation('explorer')
  const write = useQuantity()
  const cellText = useCellText()
  const [first, second] = explored.axes
  if (first === undefined || second === undefined) return null
  const largest = Math.max(...first.places.map(({ figure }) => figure))
  // After the names of the rows and their totals, the table has a column for each place of the second field.
  const rowNames = chart.table.rows.map(([name]) => String(name))
  const columnNames = chart.table.columns.slice(2).map(({ label }) => label)
  const chosenOf = (by: typeof first.by, place: ExploredPlace): ChosenPlace[] =>
    place.kind === 'value' && canNarrow(by) ? [{ by, value: place.value }] : []

  return (
    <div className="grid gap-3">
      <HeatKey />
      <ScrollRegion aria-label={chart.title}>
        <table className="w-full border-separate border-spacing-0.5 text-xs tabular-nums">
          <caption className="sr-only">{chart.title}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 bg-surface text-left font-semibold text-ink-2"
              >
                {labels.field(first.by)}
              </th>
              <th
                scope="col"
                className="sticky top-0 z-10 bg-surface px-1 text-left font-semibold text-ink-2"
              >
                {t('columns.total')}
              </th>
              {second.places.map((place, at) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: see HeatMap
                  key={at}
                  scope="col"
                  className="sticky top-0 z-10 min-w-16 bg-surface px-0.5 pb-1 align-bottom"
                >
                  {placeButton({
                    name: columnNames[at] ?? '',
                    chosen: chosenOf(second.by, place),
                    onChoose,
                    className: 'mx-auto max-w-24 text-center leading-tight',
                  })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.places.map((place, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see HeatMap
              <tr key={at} className={place.kind === 'value' ? undefined : 'text-ink-3'}>
                <th scope="row" className="sticky left-0 z-10 max-w-44 bg-surface pr-2 text-left font-normal">
                  {placeButton({
                    name: rowNames[at] ?? '',
                    chosen: chosenOf(first.by, place),
                    onChoose,
                    className: 'text-left',
                  })}
                </th>
                <td className="px-1 text-right font-semibold whitespace-nowrap">
                  <span className="flex items-center justify-end gap-2 sm:justify-between">
                    <TotalBar
                      share={largest === 0 ? 0 : place.figure / largest}
                      isNamed={place.kind === 'value'}
                    />
                    {write(place.figure)}
                  </span>
                </td>
                {second.places.map((beside, column) => {
                  const cell = explored.cells[at]?.[column] ?? null
                  const chosen = [...chosenOf(first.by, place), ...chosenOf(second.by, beside)]
                  const step = cell === null ? undefined : heatStep(cell.figure)
                  const figure = cell === null ? '' : write(cell.figure)
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: see HeatMap
                      key={column}
                      className={`rounded-xs p-0 text-center ${step === undefined ? 'bg-sunken text-ink-3' : SHADES[step]}`}
                    >
                      {cell === null ? (
                        <span className="block py-1.5">{explored.count === 'animals' ? t('none') : '0'}</span>
                      ) : (
                        placeButton({
                          name: figure,
                          says: cellText({ row: rowNames[at], column: columnNames[column], figure }),
                          chosen: chosen.length === 2 ? chosen : [],
                          onChoose,
                          className: 'block w-full text-center',
                        })
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

/** The text of a cell for screen readers. The sentence is looked up once, since a table has hundreds of cells. */
function useCellText() {
  const { t, i18n } = useTranslation('explorer')
  const sentence = t('heat.cell', { skipInterpolation: true })
  return (said: Record<string, string | undefined>) =>
    i18n.services.interpolator.interpolate(sentence, said, i18n.language, {})
}

interface PlaceButtonProps {
  name: string
  /** What a screen reader says, where the name alone does not say it. */
  says?: string
  chosen: ChosenPlace[]
  /** Without it nothing can be chosen. */
  onChoose?: ((places: ChosenPlace[]) => void) | undefined
  className: string
}

/**
 * A place that narrows the question, or its name alone where it stands for several values. Not a component: a table has
 * hundreds of them, and React takes longer for hundreds of components than for what they render.
 */
function placeButton({ name, says, chosen, onChoose, className }: PlaceButtonProps) {
  if (chosen.length === 0 || onChoose === undefined)
    return <span className={`block py-1.5 ${className}`}>{name}</span>
  return (
    <button
      type="button"
      aria-label={says}
      onClick={() => onChoose(chosen)}
      className={`min-h-7 py-1 hover:underline ${className}`}
    >
      {name}
    </button>
  )
}

/** A bar beside the total, which phones have no room for; without a style attribute, which the server's page may not have. */
function TotalBar({ share, isNamed }: { share: number; isNamed: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-3.5 w-24 flex-none border-l border-chart-axis max-sm:hidden"
    >
      <rect
        width={share * 100}
        height={BAR_HEIGHT}
        className={isNamed ? 'fill-series-1' : 'fill-chart-none'}
      />
    </svg>
  )
}

function HeatKey() {
  const key = useHeatKey()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {key.map((label, step) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`inline-block h-3 w-4.5 rounded-xs ${SHADES[step]}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
