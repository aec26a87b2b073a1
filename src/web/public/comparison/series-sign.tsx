import { MarkerShape } from '#web/charts/plot/marker-shape.tsx'
import { markerAt, toneAt, toneColour } from '#web/charts/plot/palette.ts'

/** The colour and marker by which a species is known in chip, chart and table. */
export function SeriesSign({ series }: { series: number }) {
  return (
    <svg width={12} height={12} aria-hidden="true" className="inline-block flex-none">
      <MarkerShape marker={markerAt(series)} colour={toneColour(toneAt(series))} at={{ x: 6, y: 6 }} />
    </svg>
  )
}
