import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EXPORTER_TONE, FIRST_TONE, toneColour } from '../plot/palette.ts'
import { valueTicks } from './key-figures.ts'
import { arcWidth, circleRadius, type MapScale } from './polar-map-points.ts'

interface MapKeyProps {
  scale: MapScale
  radius: number
  write: (figure: number) => string
  bySource: boolean
  hasRange: boolean
  isWide: boolean
}

const CIRCLE = toneColour(EXPORTER_TONE)
const ARC = toneColour(FIRST_TONE)

/** What circles, arcs, hatching and lines of the map stand for. */
export function MapKey({ scale, radius, write, bySource, hasRange, isWide }: MapKeyProps) {
  const { t } = useTranslation('trade')
  const circles = valueTicks(scale.largestPlace)
  const arcs = valueTicks(scale.largestFlow)
  return (
    <div className={`text-xs text-ink-2 ${isWide ? 'w-37' : 'mt-3 flex flex-wrap gap-x-8 gap-y-3'}`}>
      <div>
        <p className="font-semibold">{t(bySource ? 'map.sourceCircles' : 'map.circles')}</p>
        <ul className="mt-1.5 flex items-end gap-3">
          {circles.map((figure) => {
            const r = circleRadius(figure, scale, radius)
            return (
              <li key={figure} className="grid justify-items-center gap-1">
                <svg aria-hidden="true" width={2 * r + 2} height={2 * r + 2}>
                  <circle cx={r + 1} cy={r + 1} r={r} fill={CIRCLE} fillOpacity={0.55} stroke={CIRCLE} />
                </svg>
                {write(figure)}
              </li>
            )
          })}
        </ul>
      </div>
      <div>
        <p className={`font-semibold ${isWide ? 'mt-3' : ''}`}>{t('map.arcs')}</p>
        <ul className="mt-1 grid gap-1">
          {arcs.map((figure) => (
            <li key={figure} className="flex items-center gap-2">
              <svg aria-hidden="true" width={48} height={12}>
                <line x2={48} y1={6} y2={6} stroke={ARC} strokeWidth={arcWidth(figure, scale, radius)} />
              </svg>
              {write(figure)}
            </li>
          ))}
        </ul>
      </div>
      <ul className={`grid content-start gap-1.5 ${isWide ? 'mt-4' : ''}`}>
        {hasRange && (
          <Sign name={t('map.range')}>
            <HatchedBox />
          </Sign>
        )}
        <Sign name={t('map.ring')}>
          <line x2={22} y1={7} y2={7} stroke="var(--line-strong)" strokeWidth={1.5} strokeDasharray="1 4" />
        </Sign>
        <Sign name={t('map.circle')}>
          <line x2={22} y1={7} y2={7} stroke="var(--accent)" strokeDasharray="4 4" />
        </Sign>
      </ul>
    </div>
  )
}

function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <svg aria-hidden="true" width={22} height={14} className="mt-0.5 flex-none">
        {children}
      </svg>
      {name}
    </li>
  )
}

function HatchedBox() {
  const id = useId()
  return (
    <>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} fill="var(--land)" />
        <rect width={1.1} height={6} fill="var(--line-strong)" opacity={0.7} />
      </pattern>
      <rect x={0.5} y={0.5} width={21} height={13} fill={`url(#${id})`} stroke="var(--line-strong)" />
    </>
  )
}
