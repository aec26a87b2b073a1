import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isGlobal, scopeName } from '#domain/assessments/assessment-scopes.ts'
import { redListStatusOf } from '#domain/assessments/red-list-status.ts'
import { yearOf } from '#domain/calendar.ts'
import { cmsInForceSince } from '#domain/listings/cms-listings-in-order.ts'
import { mayBeYearAlone } from '#domain/listings/listing-date.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'
import { type BriefFact, BriefFacts } from './brief-page.tsx'

interface SpeciesFactsPartProps {
  species: SpeciesDetail
  /** Null without trade records. */
  view: TradeView | null
}

/** Status, listings and trade of a species in one row. */
export function SpeciesFactsPart({ species, view }: SpeciesFactsPartProps) {
  const ofStatus = useStatusFacts(species)
  const ofTrade = useTradeFacts(species, view)
  return <BriefFacts facts={[...ofStatus, ...ofTrade]} />
}

function useStatusFacts(species: SpeciesDetail): BriefFact[] {
  const { t } = useTranslation(['species', 'common', 'brief'])
  const format = useFormat()
  const statusLabel = useStatusLabels()
  const { latest_assessment: latest, current_cites_listing: cites, cms_listings } = species
  const cms = cms_listings.find(({ is_current }) => is_current)
  const cmsSince = cms && cmsInForceSince(cms, cms_listings)
  const status = statusLabel(redListStatusOf(latest))
  const since = (appendix: string, date: string) => t('species:facts.appendixSince', { appendix, date })
  return [
    {
      name:
        latest && isGlobal(scopeName(latest))
          ? t('species:facts.redListOf', { year: latest.year_published })
          : t('species:facts.redList'),
      fact: latest?.status == null ? (latest?.original_category ?? status) : `${status} (${latest.status})`,
    },
    {
      name: t('species:facts.cites'),
      fact: cites ? t('species:facts.listedApart', { appendix: cites.appendix }) : t('brief:notListed'),
      note: cites && since(cites.appendix, format.date(cites.in_force_since)),
    },
    {
      name: t('species:facts.cms'),
      fact: cms ? t('species:facts.listedApart', { appendix: cms.appendix }) : t('brief:notListed'),
      note:
        cms && cmsSince
          ? since(cms.appendix, mayBeYearAlone(cmsSince) ? String(yearOf(cmsSince)) : format.date(cmsSince))
          : undefined,
    },
  ]
}

function useTradeFacts(species: SpeciesDetail, view: TradeView | null): BriefFact[] {
  const { t } = useTranslation(['species', 'trade'])
  const format = useFormat()
  const quantity = useQuantity()
  const labels = useTradeLabels()
  const totals = view?.articles.find(
    ({ term, measure }) => term === view.article?.term && measure === view.article.measure,
  )
  return [
    {
      name: t('species:facts.tradeRecords'),
      fact: format.number(species.total_trade_records),
      note: view === null ? undefined : format.years(view.first_year, view.last_year),
    },
    ...(totals === undefined
      ? []
      : [
          {
            name: t(view?.is_main_article ? 'trade:cards.mainArticle' : 'trade:cards.shownArticle'),
            fact: labels.article(totals),
            note: t('trade:cards.sides', {
              exporters: quantity(totals.exporters),
              importers: quantity(totals.importers),
            }),
          },
        ]),
  ]
}
