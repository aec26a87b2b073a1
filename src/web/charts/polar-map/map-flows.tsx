import { EXPORTER_TONE, FIRST_TONE, toneColour } from '../plot/palette.ts'
import type { MapArc, MapPlace } from './polar-map-points.ts'

const ARC = toneColour(FIRST_TONE)
const CIRCLE = toneColour(EXPORTER_TONE)
const HALO = 2.5
const DIMMED = 0.25
const RING = { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 1.3 }
const FILLED = { fill: CIRCLE, fillOpacity: 0.55, stroke: CIRCLE, strokeWidth: 1.5 }

/** One arc with its halo and arrowhead. */
export function MapArcLine({ arc, isDimmed }: { arc: MapArc; isDimmed: boolean }) {
  const { shape } = arc
  return (
    <g opacity={isDimmed ? DIMMED : 1}>
      <path
        d={shape.line}
        fill="none"
        stroke="var(--surface)"
        strokeWidth={shape.width + HALO}
        opacity={0.8}
      />
      <path d={shape.line} fill="none" stroke={ARC} strokeWidth={shape.width} opacity={0.85} />
      <path d={shape.head} fill={ARC} stroke="var(--surface)" strokeWidth={0.8} paintOrder="stroke" />
    </g>
  )
}

interface ArcNumbersProps {
  arcs: readonly MapArc[]
  isDimmed: (arc: MapArc) => boolean
}

/** The numbers of arcs, above all of them, so that none is hidden by another arc. */
export function ArcNumbers({ arcs, isDimmed }: ArcNumbersProps) {
  return (
    <g>
      {arcs.map(
        (arc) =>
          arc.badge && (
            <g
              key={arc.number}
              opacity={isDimmed(arc) ? DIMMED : 1}
              transform={`translate(${arc.badge.x} ${arc.badge.y})`}
            >
              <circle r={7.5} fill="var(--surface)" stroke={ARC} />
              <text y={3.5} textAnchor="middle" fontSize={10} className="fill-ink font-semibold">
                {arc.number}
              </text>
            </g>
          ),
      )}
    </g>
  )
}

/** The circles of countries that send, and the rings of those that only receive. */
export function MapCircles({ places }: { places: readonly MapPlace[] }) {
  return (
    <g>
      {places.map(({ code, spot, radius, figure }) => (
        <circle key={code} cx={spot.x} cy={spot.y} r={radius} {...(figure === null ? RING : FILLED)} />
      ))}
    </g>
  )
}

/** Names beside circles, with the figure of what a country sends; a line leads to a name further away. */
export function MapLabels({ places, size = 12 }: { places: readonly MapPlace[]; size?: number }) {
  const labelled = places.flatMap(({ label, ...place }) => (label ? [{ ...place, label }] : []))
  return (
    <g>
      {labelled.map(({ code, label: { leader } }) =>
        leader ? (
          <line
            key={code}
            x1={leader.from.x}
            y1={leader.from.y}
            x2={leader.to.x}
            y2={leader.to.y}
            stroke="var(--ink-3)"
            strokeWidth={0.8}
          />
        ) : null,
      )}
      {labelled.map(({ code, name, written, label }) => (
        <text
          key={code}
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          fontSize={size}
          strokeWidth={3}
          strokeLinejoin="round"
          stroke="var(--surface)"
          paintOrder="stroke"
          className="fill-ink font-semibold"
        >
          {name}
          {written && (
            <tspan dx={4} className="fill-ink-2 font-normal">
              {written}
            </tspan>
          )}
        </text>
      ))}
    </g>
  )
}
