import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FlowsOfYears } from '#domain/trade/flows-of-years.ts'
import { api } from '#web/api.ts'
import { MapArcLine, MapCircles, MapLabels } from '#web/charts/polar-map/map-flows.tsx'
import { type MapPoints, polarMapPoints, scaleOf } from '#web/charts/polar-map/polar-map-points.ts'
import { useRelease } from '#web/components/use-release.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { LANDING_MAP, MapWithoutFlows, PolarGround } from './polar-ground.tsx'

/** Names in parts of the drawing, which is smaller on a phone: there they are larger, and only the largest are named. */
const LABEL = 13.5
const PHONE_LABEL = 21
const NAMED_ON_PHONE = 6

/** The Arctic from above the pole, with the records of trade across it where a release has any. */
export function LandingMap() {
  const { data: flows } = useQuery(api.trade.recordFlows.queryOptions())
  return flows && flows.flows.length > 0 ? <MapOfRecords flows={flows} /> : <MapWithoutFlows />
}

/** Records are counted, since quantities of different articles have no sum. */
function MapOfRecords({ flows }: { flows: FlowsOfYears }) {
  const { t } = useTranslation('landing')
  const format = useFormat()
  const country = useCountryName()
  const release = useRelease('cites_trade')
  const years = format.years(flows.first, flows.last)
  const pointsAt = (labelSize: number) =>
    polarMapPoints(
      flows,
      scaleOf([flows]),
      { ...LANDING_MAP, labelSize, withFigures: false },
      { name: country, write: format.number },
    )
  const small = pointsAt(PHONE_LABEL)
  return (
    <figure>
      <PolarGround label={t('map.flowsLabel', { count: flows.drawn.flows, years })}>
        <g className="max-md:hidden">
          <Flows points={pointsAt(LABEL)} size={LABEL} />
        </g>
        <g className="md:hidden">
          <Flows points={{ ...small, places: small.places }} size={PHONE_LABEL} named={NAMED_ON_PHONE} />
        </g>
      </PolarGround>
      <figcaption className="mx-auto max-w-129 text-xs text-ink-3 md:mr-0">
        <p>
          {t('map.caption', {
            count: flows.drawn.flows,
            years,
            records: format.number(flows.drawn.figure),
            all: format.number(flows.total.figure),
          })}{' '}
          {t('map.activity')}
          {/* Of simulated records the page says so above. */}
          {release && !release.simulated && ` ${t('map.source', { version: release.version })}`}
        </p>
        <details className="mt-1.5 mb-5">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-accent underline">
            {t('map.asTable')}
          </summary>
          <LandingFlowsTable flows={flows} country={country} />
        </details>
      </figcaption>
    </figure>
  )
}

interface FlowsProps {
  points: MapPoints
  size: number
  /** How many countries are named, those of the largest circles. */
  named?: number
}

function Flows({ points: { arcs, places }, size, named = places.length }: FlowsProps) {
  return (
    <>
      <MapCircles places={places} />
      {arcs.map((arc) => (
        <MapArcLine key={arc.number} arc={arc} isDimmed={false} />
      ))}
      <MapLabels places={places.slice(0, named)} size={size} />
    </>
  )
}

interface LandingFlowsTableProps {
  flows: FlowsOfYears
  country: (code: string) => string
}

/** The flows that the map draws, and all others. */
function LandingFlowsTable({ flows, country }: LandingFlowsTableProps) {
  const { t } = useTranslation('landing')
  const format = useFormat()
  const sums = [
    { name: t('map.others', { count: flows.others.flows }), figure: flows.others.figure },
    { name: t('map.unnamed', { count: flows.unnamed.flows }), figure: flows.unnamed.figure },
    { name: t('map.highSeas', { count: flows.high_seas.flows }), figure: flows.high_seas.figure },
  ]
  return (
    <table className="w-full border-collapse text-sm text-ink">
      <thead>
        <tr className="border-b border-ink text-xs text-ink-2">
          <th scope="col" className="py-1 text-left font-semibold">
            {t('map.exporter')}
          </th>
          <th scope="col" className="py-1 text-left font-semibold">
            {t('map.importer')}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            {t('map.records')}
          </th>
        </tr>
      </thead>
      <tbody>
        {flows.flows.map(({ from, importer, figure }) => (
          <tr key={`${from} ${importer}`} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {country(from)}
            </th>
            <td className="py-1">{country(importer)}</td>
            <td className="py-1 text-right">{format.number(figure)}</td>
          </tr>
        ))}
        {sums.map(({ name, figure }) => (
          <tr key={name} className="border-b border-line text-ink-2">
            <th scope="row" colSpan={2} className="py-1 text-left font-normal">
              {name}
            </th>
            <td className="py-1 text-right">{format.number(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
