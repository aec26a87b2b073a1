import type { FlowsOfYears } from '#domain/trade/flows-of-years.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Plot, type PlotSize } from '../plot/plot.tsx'
import { MapArcLine, MapCircles, MapLabels } from './map-flows.tsx'
import { MapGround } from './map-ground.tsx'
import { MapLand } from './map-land.tsx'
import { smallMapLayout } from './map-layout.ts'
import { type MapScale, polarMapPoints } from './polar-map-points.ts'

interface DecadeMapsProps {
  size: PlotSize
  label: string
  decades: readonly FlowsOfYears[]
  scale: MapScale
  hatched: readonly string[]
  name: (code: string) => string
  write: (figure: number) => string
}

const NARROWEST = 250
const HEADING = 22
const NAMED = 4

/** How many small maps are beside each other, and how large they are. */
export function decadeGrid(width: number, count: number) {
  const columns = Math.max(1, Math.min(count, Math.floor(width / NARROWEST)))
  const layout = smallMapLayout(width / columns)
  const rowHeight = layout.size.height + HEADING
  return { columns, layout, rowHeight, height: Math.ceil(count / columns) * rowHeight }
}

/** One small map for each decade, all at one scale; only the largest circles are named. */
export function DecadeMaps({ size, label, decades, scale, hatched, name, write }: DecadeMapsProps) {
  const format = useFormat()
  const { columns, layout, rowHeight } = decadeGrid(size.width, decades.length)
  return (
    <Plot size={size} label={label}>
      {decades.map((decade, place) => {
        const { places, arcs } = polarMapPoints(decade, scale, layout, { name, write })
        const x = (place % columns) * layout.size.width
        const y = Math.floor(place / columns) * rowHeight
        return (
          <g key={decade.first} transform={`translate(${x} ${y})`}>
            <text
              x={layout.centre.x}
              y={14}
              textAnchor="middle"
              fontSize={13}
              className="fill-ink font-semibold"
            >
              {format.years(decade.first, decade.last)}
              <tspan dx={8} className="fill-ink-2 font-normal">
                {write(decade.total.figure)}
              </tspan>
            </text>
            <g transform={`translate(${layout.centre.x} ${layout.centre.y + HEADING})`}>
              <MapGround radius={layout.radius}>
                <MapLand radius={layout.radius} hatched={hatched} />
              </MapGround>
              <MapCircles places={places} />
              {arcs.map((arc) => (
                <MapArcLine key={arc.number} arc={arc} isDimmed={false} />
              ))}
              <MapLabels places={places.slice(0, NAMED)} />
            </g>
          </g>
        )
      })}
    </Plot>
  )
}
