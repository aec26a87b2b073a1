import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import { TwoLedgersChart } from '#web/charts/two-ledgers/two-ledgers-chart.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { usePortal } from '#web/components/use-portal.ts'
import { useRelease } from '#web/components/use-release.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { CatchChart } from '../species/catch/catch-chart.tsx'
import { SpeciesCommonName } from '../species/header/species-common-name.tsx'
import { useSubject } from '../species/species-subject.ts'
import { useTradeShown } from '../species/trade/use-trade-shown.ts'
import { BriefChart, drawnAt, PAGE_WIDTH } from './brief-frame.tsx'
import { BriefPage, BriefPages, BriefPart, SimulatedLine } from './brief-page.tsx'
import { BriefSources } from './brief-sources.tsx'
import { FlowsPart } from './flows-part.tsx'
import { ListingsPart } from './listings-part.tsx'
import { type BriefTrade, RecordsPart } from './records-part.tsx'
import { ScreeningPart } from './screening-part.tsx'
import { SpeciesFactsPart } from './species-facts-part.tsx'
import { TrendPart } from './trend-part.tsx'

const PAGES = 2

/** A species on two pages, of the same answers as its page. */
export function SpeciesBrief({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('brief')
  const { id, scientific_name } = species
  const { data: view } = useSuspenseQuery(api.trade.view.queryOptions({ input: { id } }))
  const release = useRelease('cites_trade')
  const subject = useSubject(species)
  const title = t('titleOf', { subject })
  const head = { pages: PAGES, release: release?.version ?? undefined }

  return (
    <BriefPages title={title}>
      <BriefPage name={usePortal()?.name} page={1} {...head}>
        <h1>
          <SpeciesName name={scientific_name} className="" />
          <SpeciesMark scientific_name={scientific_name} className="brief-mark" />
        </h1>
        <p className="brief-common">
          <SpeciesCommonName species={species} />
        </p>
        <SimulatedLine />
        <SpeciesFactsPart species={species} view={view} />
        <ListingsPart species={species} />
        <TrendPart id={id} />
        {view && <RecordsPart species={species} view={view} />}
        <ScreeningPart of={{ species_id: id }} />
      </BriefPage>
      <BriefPage name={<SpeciesName name={scientific_name} />} page={2} {...head}>
        {view && <LedgersPart species={species} view={view} />}
        {view && <FlowsPart species={species} view={view} />}
        <CatchPart species={species} />
        <BriefSources title={title} path={`/species/${id}/brief`} hasCatches={species.catch_records > 0} />
      </BriefPage>
    </BriefPages>
  )
}

const CATCHES_DRAWN = drawnAt({ width: PAGE_WIDTH, height: 112 })

/** Catch and quota by year, or that there are none. */
function CatchPart({ species }: { species: SpeciesDetail }) {
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
      <BriefChart drawn={CATCHES_DRAWN}>
        <CatchChart species={species} records={records} />
      </BriefChart>
    </div>
  )
}

const LEDGERS_DRAWN = drawnAt({ width: PAGE_WIDTH, height: 165 })

/** Both ledgers of the main article by year, with what they come to. */
function LedgersPart({ species, view }: BriefTrade) {
  const { t } = useTranslation(['trade', 'brief'])
  const format = useFormat()
  const quantity = useQuantity()
  const trade = useTradeShown({ species, view, selection: {} })
  const { ledgers } = view
  if (ledgers === null) return null
  const { exporters, importers, agreement, lean } = ledgers
  const figure = Math.abs(lean ?? 0)
  return (
    <div>
      <BriefChart drawn={LEDGERS_DRAWN}>
        <TwoLedgersChart trade={trade} />
      </BriefChart>
      <p className="brief-what">
        {t('cards.sides', { exporters: quantity(exporters), importers: quantity(importers) })}{' '}
        {agreement !== null &&
          t('brief:agreement', {
            matched: quantity(ledgers.matched),
            larger: quantity(ledgers.larger),
            agreement: format.number(agreement, 2, 2),
          })}{' '}
        {lean !== null && lean !== 0 && (
          <>
            {t('ledgers.columns.lean')}:{' '}
            {t(lean > 0 ? 'ledgers.leansToExporter' : 'ledgers.leansToImporter', {
              figure: format.number(figure, 2, 2),
            })}
            .
          </>
        )}
      </p>
    </div>
  )
}
