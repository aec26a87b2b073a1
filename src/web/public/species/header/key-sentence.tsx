import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { redListStatusOf } from '#domain/assessments/red-list-status.ts'
import type { SimulationMark } from '#domain/releases/simulated-figures.ts'
import { type KeyListing, type KeyStatus, type KeyTrade, keySentence } from '#domain/species/key-sentence.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useScopeLabels } from '#web/ui/use-scope-labels.ts'

/** The state of the species and its trade in one sentence. */
export function KeySentence({ species }: { species: SpeciesDetail & SimulationMark }) {
  const { t } = useTranslation('species')
  const stateOf = useStateClause()
  const tradeOf = useTradeClause()
  const { status, listing, trade } = keySentence({
    ...species,
    red_list: redListStatusOf(species.latest_assessment),
  })
  const state = stateOf(status, listing)
  return (
    <p className="mt-3 max-w-read font-serif text-lg text-pretty">
      {trade === undefined
        ? t('key.stateAlone', { state })
        : t('key.sentence', { state, trade: tradeOf(trade) })}
    </p>
  )
}

/** Category and appendix: a whole clause for each pair of what may be known of them. */
function useStateClause() {
  const { t } = useTranslation(['species', 'common'])
  const format = useFormat()
  const scopes = useScopeLabels()
  return (status: KeyStatus, listing: KeyListing) =>
    t(`key.state.${status.kind}.${listing.kind}`, {
      category: 'category' in status ? t(`common:redList.${status.category}`) : '',
      scope: status.kind === 'regional' ? scopes.name(status.scope) : '',
      year: 'year' in status ? status.year : '',
      appendix: listing.kind === 'listed' ? listing.appendix : '',
      since: listing.kind === 'listed' ? listing.since : '',
      count: listing.kind === 'in_parts' ? listing.appendices.length : 0,
      appendices: listing.kind === 'in_parts' ? format.list(listing.appendices) : '',
    })
}

function useTradeClause() {
  const { t } = useTranslation('species')
  const format = useFormat()
  return (trade: KeyTrade) =>
    'since' in trade
      ? t(`key.trade.${trade.kind}`, { since: trade.since, years: format.years(trade.first, trade.last) })
      : t(`key.trade.${trade.kind}`)
}
