import { type RefCallback, useCallback, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PlotSize } from '../plot/plot.tsx'
import type { ChartFrameProps } from './chart-frame.tsx'
import { InWords } from './in-words.tsx'

interface FullScreenProps
  extends Pick<ChartFrameProps, 'chart' | 'height' | 'below' | 'beside' | 'children'> {
  open: boolean
  onClose: () => void
}

/** A chart as large as the window, with its summary and its source. */
export function FullScreen({ chart, height, below, beside, children, open, onClose }: FullScreenProps) {
  const [measure, room] = useRoom()
  const size = room && {
    width: room.width,
    height: typeof height === 'number' ? Math.max(height, room.height) : height(room.width),
  }
  return (
    <Dialog open={open} onClose={onClose} title={chart.title} width="full">
      <p className="text-xs text-ink-3">{chart.subtitle}</p>
      {chart.narrowed && <p className="text-xs font-[550] text-ink-2">{chart.narrowed.text}</p>}
      <div className="@container mt-3 min-h-0 flex-1 overflow-y-auto">
        <div ref={measure} className="relative">
          {size && children(size)}
        </div>
        {beside}
        {below}
        <InWords chart={chart} />
        <p className="mt-3 text-2xs text-ink-3">{chart.source.text}</p>
      </div>
    </Dialog>
  )
}

/** Left for what is under the drawing. */
const BELOW = 220

/** The size that a drawing may have in the dialog; undefined until it is open. */
function useRoom(): [RefCallback<HTMLElement>, PlotSize | undefined] {
  const [room, setRoom] = useState<PlotSize>()
  const measure = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    const watch = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: window.innerHeight - BELOW }),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [measure, room]
}
