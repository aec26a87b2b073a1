import { useTranslation } from 'react-i18next'
import { drawnFlows, type Flow, type FlowCounts, type FlowSum } from '#domain/trade/flow-counts.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { useTradeLabels } from '../use-trade-labels.ts'

interface FlowsTableProps {
  label: string
  counts: FlowCounts<number>
  /** The heading of the figure by which flows are ranked. */
  figure: string
  /** Of the country that sends. */
  sender: string
  write: (figure: number) => string
  marked: number | null
  onMark: (number: number | null) => void
  onChoose?: ((flow: Flow<number>) => void) | undefined
}

const CELL = 'px-2 py-1.5'
const NUMBER = `${CELL} text-right`
/** A phone has room for who, to whom and how much; the rest is in the chart's own table. */
const WIDE = 'hidden @lg:table-cell'

/** The arcs as rows: pointing at one marks the other. */
export function FlowsTable(props: FlowsTableProps) {
  const { label, counts, figure, sender, write, marked, onMark, onChoose } = props
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { total, others, unnamed, high_seas } = counts
  const ofFlows = ({ flows }: FlowSum<number>) => ({ count: flows, figure: format.number(flows) })
  const isMatched = counts.flows.some(({ matched }) => matched !== null)
  const shareOf = (part: number) =>
    total.figure > 0 ? format.percent((part / total.figure) * 100) : t('notInYear')
  const sum = (name: string, { figure: summed }: FlowSum<number>, look = '') => (
    <tr className={`border-b border-line ${look}`}>
      <td className={CELL} />
      <th
        scope="row"
        colSpan={2}
        className={`${CELL} text-left font-normal in-[.font-semibold]:font-semibold`}
      >
        {name}
      </th>
      <td className={NUMBER}>{write(summed)}</td>
      <td colSpan={2} className={WIDE} />
      <td className={`${NUMBER} ${WIDE}`}>{shareOf(summed)}</td>
      {isMatched && <td className={WIDE} />}
    </tr>
  )
  return (
    <ScrollRegion aria-label={label} className="mt-4">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-ink text-xs whitespace-nowrap text-ink-2">
            <th scope="col" className={`${NUMBER} w-10 font-semibold`}>
              {t('map.columns.arc')}
            </th>
            {[sender, t('choices.importer')].map((name) => (
              <th key={name} scope="col" className={`${CELL} text-left font-semibold`}>
                {name}
              </th>
            ))}
            {[
              figure,
              t('side.exporters'),
              t('side.importers'),
              t('columns.share'),
              ...(isMatched ? [t('map.columns.agreement')] : []),
            ].map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are in a fixed order, two may be named alike
              <th key={place} scope="col" className={`${NUMBER} font-semibold ${place > 0 ? WIDE : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawnFlows(counts.flows).map((flow, place) => (
            <FlowRow
              key={`${flow.from} ${flow.importer}`}
              flow={flow}
              number={place + 1}
              share={shareOf(flow.figure)}
              write={write}
              isMarked={marked === place + 1}
              isMatched={isMatched}
              onMark={onMark}
              onChoose={onChoose}
            />
          ))}
          {sum(t('map.allOthers', ofFlows(others)), others)}
          {sum(t('map.allUnnamed', ofFlows(unnamed)), unnamed)}
          {sum(t('map.allHighSeas', ofFlows(high_seas)), high_seas)}
          {sum(t('map.allFlows', ofFlows(total)), total, 'font-semibold')}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface FlowRowProps extends Pick<FlowsTableProps, 'write' | 'onMark' | 'onChoose'> {
  flow: Flow<number>
  number: number
  share: string
  isMarked: boolean
  /** Whether both sides' reports are matched; records are not. */
  isMatched: boolean
}

function FlowRow({ flow, number, share, write, isMarked, isMatched, onMark, onChoose }: FlowRowProps) {
  const labels = useTradeLabels()
  const { from, importer, figure, exporters, importers } = flow
  return (
    <tr
      data-flow={number}
      data-marked={isMarked ? '' : undefined}
      className="border-b border-line data-marked:bg-tint"
      onPointerEnter={() => onMark(number)}
      onPointerLeave={() => onMark(null)}
    >
      <td className={`${NUMBER} text-ink-3`}>{number}</td>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        {onChoose && (
          <button
            type="button"
            className="min-h-6 text-left underline decoration-line-strong underline-offset-3 hover:decoration-ink"
            onFocus={() => onMark(number)}
            onBlur={() => onMark(null)}
            onClick={() => onChoose(flow)}
          >
            {labels.country(from)}
            <span className="sr-only"> → {labels.country(importer)}</span>
          </button>
        )}
        {/* Buttons are not printed. */}
        <span className={onChoose ? 'hidden print:inline' : undefined}>{labels.country(from)}</span>
      </th>
      <td className={CELL}>{labels.country(importer)}</td>
      <td className={`${NUMBER} font-semibold`}>{write(figure)}</td>
      <td className={`${NUMBER} ${WIDE}`}>{write(exporters)}</td>
      <td className={`${NUMBER} ${WIDE}`}>{write(importers)}</td>
      <td className={`${NUMBER} ${WIDE}`}>{share}</td>
      {isMatched && (
        <td className={`${NUMBER} ${WIDE} whitespace-nowrap`}>
          <Agreement flow={flow} />
        </td>
      )}
    </tr>
  )
}

/** How far both sides report the same; of records nothing is matched. */
function Agreement({ flow: { matched, exporters, importers } }: { flow: Flow<number> }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  if (matched === null) return t('notInYear')
  const larger = exporters + importers - matched
  const isOneSided = exporters === 0 || importers === 0
  return (
    <>
      {larger > 0 ? format.number(matched / larger, 2, 2) : t('notInYear')}
      {isOneSided && <span className="ml-1 text-xs text-ink-3">{t('ledgers.oneSideOnly')}</span>}
    </>
  )
}
