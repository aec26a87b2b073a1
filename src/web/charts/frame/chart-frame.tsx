import { type ReactNode, useId, useRef, useState } from 'react'
import type { PlotSize } from '../plot/plot.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartFoot } from './chart-foot.tsx'
import { ChartHeading } from './chart-heading.tsx'
import { ChartTableView } from './chart-table-view.tsx'
import { useWidth } from './use-width.ts'

interface ChartFrameProps {
  chart: ChartContent
  /** Of the drawing; it may depend on the width there is. */
  height: number | ((width: number) => number)
  /** What belongs under the drawing: the key of its series, a list of events. */
  below?: ReactNode
  /** What belongs beside it where there is room, and under it where there is none. */
  beside?: ReactNode
  /** What changes the drawing. */
  choice?: ReactNode
  /** The drawing in the room there is. */
  children: (size: PlotSize) => ReactNode
}

const BESIDE = 'grid items-center gap-x-8 @lg:grid-cols-[17.5rem_minmax(0,1fr)]'

/**
 * What every chart stands in: heading and caveats, the drawing or the reason why there is none, what belongs to it, the
 * source, and at its foot the figures as a table and as files, the citation and the address.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { chart, height: heightAt, below, beside, choice, children } = props
  const headingId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [measure, width] = useWidth()
  const [asTable, setAsTable] = useState(false)
  const height = typeof heightAt === 'number' ? heightAt : heightAt(width)

  return (
    <figure
      aria-labelledby={headingId}
      className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5 lg:in-data-pair:row-span-3 lg:in-data-pair:grid-rows-subgrid"
    >
      <ChartHeading id={headingId} chart={chart} choice={choice} />
      <div ref={body} className="@container">
        {chart.empty !== undefined && <EmptyPlot reason={chart.empty} height={height} />}
        {chart.empty === undefined && asTable && <ChartTableView chart={chart} height={height} />}
        {chart.empty === undefined && (
          <div hidden={asTable}>
            <div className={beside ? BESIDE : undefined}>
              <div ref={measure} className="relative">
                {width > 0 ? children({ width, height }) : <Strut height={height} />}
              </div>
              {beside}
            </div>
            {below}
          </div>
        )}
      </div>
      <ChartFoot
        chart={chart}
        asTable={asTable}
        onTurn={() => setAsTable(!asTable)}
        drawing={() => body.current?.querySelector<SVGSVGElement>('svg[data-plot]') ?? null}
      />
    </figure>
  )
}

function EmptyPlot({ reason, height }: { reason: string; height: number }) {
  return (
    <p className="flex items-center justify-center rounded-sm bg-sunken px-6 text-center text-sm text-ink-2">
      <Strut height={height} />
      {reason}
    </p>
  )
}

/** Holds a height open; a style attribute would be refused in the page as the server sends it. */
const Strut = ({ height }: { height: number }) => (
  <svg aria-hidden="true" width={0} height={height} className="block" />
)
