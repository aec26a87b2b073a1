import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MapGround } from '#web/charts/polar-map/map-ground.tsx'
import { distanceOf } from '#web/charts/polar-map/polar-projection.ts'
import drawing from '#web/components/drawings/polar-map.svg?no-inline'

const WIDTH = 600
const HEIGHT = 540
const RADIUS = 214
const COAST = 0.7
const UNITS = 1000

/** Around the pole, in the units of the drawing, which grows and shrinks with the page. */
export const LANDING_MAP = {
  radius: RADIUS,
  room: { left: -WIDTH / 2 + 2, top: -HEIGHT / 2 + 2, right: WIDTH / 2 - 2, bottom: HEIGHT / 2 - 2 },
}

/** The land, whose outlines have a file of their own, with its frame and what is drawn on it. */
export function PolarGround({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="mx-auto mt-3.5 mb-2 aspect-10/9 w-full max-w-95 font-sans md:mt-6.5 md:mr-0 md:max-w-129"
    >
      <MapGround radius={RADIUS}>
        <use
          href={`${drawing}#arctic-land`}
          x={-RADIUS}
          y={-RADIUS}
          width={2 * RADIUS}
          height={2 * RADIUS}
          fill="var(--land)"
          stroke="var(--line-strong)"
          strokeWidth={(COAST * UNITS) / RADIUS}
        />
      </MapGround>
      {children}
    </svg>
  )
}

/** Where the names of the Arctic stand, from the pole in parts of the map's radius. */
const NAMES = [
  { name: 'greenland', x: 0.02, y: 0.5, on: 'stroke-land' },
  { name: 'svalbard', x: 0.29, y: 0.12, on: 'stroke-surface' },
  { name: 'iceland', x: 0.24, y: 0.62, on: 'stroke-surface' },
  { name: 'canada', x: -0.62, y: 0.4, on: 'stroke-land' },
  { name: 'russia', x: 0.45, y: -0.5, on: 'stroke-land' },
  { name: 'alaska', x: -0.58, y: -0.24, on: 'stroke-land' },
] as const
const HALO = '[paint-order:stroke] [text-anchor:middle]'
const CIRCLE = distanceOf(66.56) * RADIUS

/** The Arctic with its names, where no trade is known. */
export function MapWithoutFlows() {
  const { t } = useTranslation('landing')
  return (
    <PolarGround label={t('map.label')}>
      {NAMES.map(({ name, x, y, on }) => (
        <text
          key={name}
          x={x * RADIUS}
          y={y * RADIUS}
          strokeWidth={3.5}
          className={`fill-ink-3 font-serif text-[14px] italic ${HALO} ${on}`}
        >
          {t(`map.${name}`)}
        </text>
      ))}
      <path id="arctic-circle" d={`M0 ${CIRCLE}A${CIRCLE} ${CIRCLE} 0 0 0 ${CIRCLE} 0`} fill="none" />
      <text strokeWidth={4} className={`fill-accent stroke-surface text-[12px] font-medium ${HALO}`}>
        <textPath href="#arctic-circle" startOffset="52%">
          {t('map.circle')}
        </textPath>
      </text>
    </PolarGround>
  )
}
