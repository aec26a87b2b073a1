import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRIES_BY, type CountryBy } from '#domain/trade/trade-selection.ts'
import type { YearSpan } from '#web/charts/plot/years.ts'
import { Choice } from '#web/ui/choice.tsx'

export const MAP_VIEWS = ['one', 'decades'] as const
export type MapView = (typeof MAP_VIEWS)[number]

interface MapChoicesProps {
  by: CountryBy
  view: MapView
  onBy: (by: CountryBy) => void
  onView: (view: MapView) => void
}

/** What the circles of a map stand for, and whether decades have maps of their own. */
export function MapChoices({ by, view, onBy, onView }: MapChoicesProps) {
  const { t } = useTranslation('trade')
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <Choice
        label={t('map.by')}
        value={by}
        options={COUNTRIES_BY.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={onBy}
      />
      <Choice
        label={t('map.view')}
        value={view}
        options={MAP_VIEWS.map((value) => ({ value, label: t(`map.views.${value}`) }))}
        onChange={onView}
      />
    </div>
  )
}

/** The years that are drawn: all of the choice, until a reader narrows them; another choice shows all of its own. */
export function useMapYears({ first, last }: YearSpan) {
  const [chosen, choose] = useState<{ of: string; years: YearSpan }>()
  const of = `${first}-${last}`
  const years = chosen?.of === of ? chosen.years : { first, last }
  const setYears = useCallback((next: YearSpan) => choose({ of, years: next }), [of])
  return { years, setYears, isWhole: years.first === first && years.last === last }
}
