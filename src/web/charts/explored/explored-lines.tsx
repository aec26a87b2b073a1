import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { differHundredfold } from '#domain/trade/hundredfold.ts'
import { PlotSwitch } from '../frame/plot-switch.tsx'
import { LARGE_HEIGHT } from '../heights.ts'
import { LinesChart } from '../plot/lines-chart.tsx'
import type { NamedLine } from '../plot/lines-plot.tsx'
import { EXPORTER_LOOK, IMPORTER_LOOK, type LineLook, LOWER_LOOK, markerAt, toneAt } from '../plot/palette.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'
import { placeLines, sideLine, totalLine } from './explored-points.ts'
import { placeTones } from './place-tones.ts'
import type { ExploredDrawing } from './use-explored-labels.ts'

interface ExploredLinesProps extends ExploredDrawing {
  span: YearSpan
  unit: string | undefined
}

type LookedLine = NamedLine & { look: LineLook }

/** Figures year by year: a line for each place of the second field, or for each side's reports. */
export function ExploredLines({ chart, explored, labels, span, unit, onChoose }: ExploredLinesProps) {
  const { t } = useTranslation('trade')
  const lines = useLines({ explored, labels, span })
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

function useLines({ explored, labels, span }: Omit<ExploredLinesProps, 'unit' | 'chart'>): LookedLine[] {
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
      line('upper', t('line.upper'), IMPORTER_LOOK, totalLine(explored, span), 0),
      line('lower', t('line.lower'), LOWER_LOOK, totalLine(explored, span, 'lower'), 1),
    ]
  }
  if (explored.reporter === 'both') {
    return [
      line('exporters', t('place.exporters'), EXPORTER_LOOK, sideLine(explored, span, 'exporters'), 0),
      line('importers', t('place.importers'), IMPORTER_LOOK, sideLine(explored, span, 'importers'), 1),
    ]
  }
  return [line('total', t('line.total'), IMPORTER_LOOK, totalLine(explored, span), 0)]
}
