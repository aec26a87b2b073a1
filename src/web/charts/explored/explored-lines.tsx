import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { ChosenPlace } from '#domain/explorer/narrowed-by.ts'
import { differHundredfold } from '#domain/trade/hundredfold.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { PlotSwitch } from '../frame/plot-switch.tsx'
import { LARGE_HEIGHT } from '../heights.ts'
import { LinesChart } from '../plot/lines-chart.tsx'
import type { NamedLine } from '../plot/lines-plot.tsx'
import { EXPORTER_TONE, FIRST_TONE, type LineLook, markerAt, toneAt } from '../plot/palette.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'
import { placeLines, sideLine, totalLine } from './explored-points.ts'
import { placeTones } from './place-tones.ts'
import type { ExploredLabels } from './use-explored-labels.ts'

interface ExploredLinesProps {
  chart: ChartContent
  explored: ExploredAnswer
  labels: ExploredLabels
  span: YearSpan
  unit: string | undefined
  /** Without it nothing can be chosen. */
  onChoose?: ((places: ChosenPlace[]) => void) | undefined
}

type LookedLine = NamedLine & { look: LineLook }

/** Figures year by year: a line for each place of the second field, or for each side's reports. */
export function ExploredLines({ chart, explored, labels, span, unit, onChoose }: ExploredLinesProps) {
  const { t } = useTranslation('trade')
  const lines = useLines(explored, labels, span)
  const [wantsLog, setLog] = useState(false)
  const offersLog = differHundredfold(lines.map(({ points }) => points.map(({ value }) => value)))
  const isLog = offersLog && wantsLog
  const key = lines.map(({ label, look }) => ({ label, ...look }))
  const years = yearsOf(span)
  return (
    <LinesChart
      chart={{
        ...chart,
        key,
        subtitle: isLog ? `${chart.subtitle} ${t('frame.logSubtitle')}` : chart.subtitle,
      }}
      height={LARGE_HEIGHT}
      span={span}
      lines={lines}
      unit={unit}
      isLog={isLog}
      choice={offersLog && <PlotSwitch label={t('frame.logScale')} on={isLog} onChange={setLog} />}
      onChoose={(at) => {
        const year = years[at]
        if (year !== undefined) onChoose?.([{ by: 'year', value: year }])
      }}
    />
  )
}

function useLines(explored: ExploredAnswer, labels: ExploredLabels, span: YearSpan): LookedLine[] {
  const { t } = useTranslation('explorer')
  const [, second] = explored.axes
  if (second !== undefined) {
    const tones = placeTones(second.by, second.places)
    return placeLines(explored, span).map(({ place, points }, series) => ({
      id: place.kind === 'value' ? String(place.value) : place.kind,
      label: labels.place(second.by, place),
      series,
      look: {
        tone: tones[series] ?? toneAt(series),
        marker: markerAt(series),
        dashed: place.kind !== 'value',
      },
      points,
    }))
  }
  const line = (
    id: string,
    label: string,
    look: LineLook,
    points: LookedLine['points'],
    series: number,
  ): LookedLine => ({ id, label, look, points, series })
  if (explored.count === 'animals') {
    return [
      line('upper', t('line.upper'), UPPER, totalLine(explored, span), 0),
      line('lower', t('line.lower'), LOWER, totalLine(explored, span, 'lower'), 1),
    ]
  }
  if (explored.reporter === 'both') {
    return [
      line('exporters', t('place.exporters'), OF_EXPORTERS, sideLine(explored, span, 'exporters'), 0),
      line('importers', t('place.importers'), OF_IMPORTERS, sideLine(explored, span, 'importers'), 1),
    ]
  }
  return [line('total', t('line.total'), OF_IMPORTERS, totalLine(explored, span), 0)]
}

/** Marker and dashes distinguish the two blues, which are close in the dark theme. */
const OF_EXPORTERS: LineLook = { tone: EXPORTER_TONE, marker: 'square', dashed: true }
const OF_IMPORTERS: LineLook = { tone: FIRST_TONE, marker: 'circle', dashed: false }
const UPPER: LineLook = OF_IMPORTERS
const LOWER: LineLook = { ...OF_IMPORTERS, marker: 'square', dashed: true }
