import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import { CatchChart } from '../species/catch/catch-chart.tsx'
import { BriefChart, drawnAt } from './brief-frame.tsx'
import { BriefPart } from './brief-page.tsx'
import { PAGE_WIDTH } from './paper.ts'

const DRAWN = drawnAt({ width: PAGE_WIDTH, height: 112 })

/** Catch and quota by year, or that there are none. */
export function CatchPart({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('trade')
  const { data: records } = useSuspenseQuery(api.catches.list.queryOptions({ input: { id: species.id } }))
  if (records.length === 0) {
    return (
      <BriefPart title={t('catches.title')}>
        <p>{t('catches.none')}</p>
      </BriefPart>
    )
  }
  return (
    <div className="brief-catches">
      <BriefChart drawn={DRAWN}>
        <CatchChart species={species} records={records} />
      </BriefChart>
    </div>
  )
}
