import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { PlotSize } from '../plot/plot.tsx'
import { chartAnchor } from './chart-anchor.ts'
import type { ChartContent } from './chart-content.ts'
import { ChartFoot } from './chart-foot.tsx'
import { ChartHeading } from './chart-heading.tsx'
import { ChartTableView } from './chart-table-view.tsx'
import { InWords } from './in-words.tsx'
import { StillContext } from './still.ts'

export interface ChartFrameProps {
  chart: ChartContent
  /** Of the drawing; it may depend on its width. */
  height: number | ((width: number) => number)
  /** What belongs under the drawing: the key of its series, a list of events. */
  below?: ReactNode
  /** Beside the drawing, or under it where there is no room. */
  beside?: ReactNode
  /** What changes the drawing. */
  choice?: ReactNode
  /** The drawing at its size. */
  children: (size: PlotSize) => ReactNode
}

const BESIDE = 'grid items-center gap-x-8 @lg:grid-cols-[17.5rem_minmax(0,1fr)]'

/** The frame of every chart: that of the screen, unless it is drawn for a picture or for another site. */
export function ChartFrame(props: ChartFrameProps) {
  const Frame = useContext(StillContext)?.Frame ?? ScreenFrame
  return <Frame {...props} />
}

/**
 * The frame on screen: heading and caveats, the drawing or the reason why there is none, what belongs to it, its
 * source, and the buttons for the table, files, citation and link.
 */
function ScreenFrame(props: ChartFrameProps) {
  const { chart, height: heightAt, below, beside, choice, children } = props
  const headingId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [measure, width] = useWidth()
  const [asTable, setAsTable] = useState(false)
  const height = typeof heightAt === 'number' ? heightAt : heightAt(width)
  const anchor = chartAnchor(chart)
  const turn = useCallback(() => setAsTable((before) => !before), [])
  const drawing = useCallback(() => body.current?.querySelector<SVGSVGElement>('svg[data-plot]') ?? null, [])
  // Once a reader has pressed or focused a button of the foot, it never follows later: its files are of what is shown.
  const [isFootUsed, setFootUsed] = useState(false)
  const useFoot = useCallback(() => setFootUsed(true), [])
  const deferred = useDeferredValue(props)
  const isMeasured = width > 0
  // Charts above may have changed their height since the browser went to the anchor.
  useEffect(() => {
    if (isMeasured && anchor !== undefined && location.hash === `#${anchor}`)
      document.getElementById(anchor)?.scrollIntoView()
  }, [anchor, isMeasured])

  return (
    <figure
      id={anchor}
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
        {chart.empty === undefined && <InWords chart={chart} />}
      </div>
      <ChartFoot
        frame={isFootUsed ? props : deferred}
        asTable={asTable}
        onTurn={turn}
        onUse={useFoot}
        drawing={drawing}
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

/** Reserves a height without a style attribute, which the server's page may not have (content security policy). */
const Strut = ({ height }: { height: number }) => (
  <svg aria-hidden="true" width={0} height={height} className="block" />
)

/**
 * The current width of an element; zero until it is on the page. While it is hidden the last width stays, so that its
 * drawing can still be saved.
 */
function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const measure = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    // Read at once: after other charts have changed, the browser would have to lay out the whole page again.
    const read = () => {
      const now = element.clientWidth
      setWidth((last) => now || last)
    }
    read()
    const watch = new ResizeObserver(read)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [measure, width]
}
