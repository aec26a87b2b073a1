import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import { paragraph } from '#web/charts/paragraph.ts'
import { Boundary } from '#web/components/section.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { tradeViewQuestion } from '#web/trade/trade-view-question.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TabBoundary } from '../tab-boundary.tsx'
import { TradeTabSkeleton } from '../tab-skeletons.tsx'
import { TradeShownPart } from './trade-shown-part.tsx'
import { type ChoiceOfTrade, useTradeChoice } from './use-trade-choice.ts'

export function TradeTab({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('trade')
  // Requested together; cards, charts and notes use them.
  usePrefetchQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  usePrefetchQuery(api.trade.trends.queryOptions({ input: { id: species.id } }))
  usePrefetchQuery(api.screening.list.queryOptions({ input: { species_id: species.id } }))
  usePrefetchQuery(api.proof.count.queryOptions({ input: { id: species.id } }))
  usePrefetchQuery(api.listings.reservedTrade.queryOptions({ input: { id: species.id } }))
  const queryClient = useQueryClient()
  const choice = useTradeChoice(species.id)
  const chosen = JSON.stringify(choice.selection)
  // The former figures stay, dimmed, until those of a new choice are loaded; loaded ones are shown at once.
  const deferred = useDeferredValue(chosen)
  const { queryKey } = tradeViewQuestion(queryClient, species.id, choice.selection)
  const settled = queryClient.getQueryData(queryKey) === undefined ? deferred : chosen

  return (
    <TabBoundary resetKey={settled} loadFailed={t('loadFailed')} skeleton={<TradeTabSkeleton />}>
      <ChosenTrade species={species} choice={choice} settled={settled} isBusy={settled !== chosen} />
    </TabBoundary>
  )
}

interface ChosenTradeProps {
  species: SpeciesDetail
  choice: ChoiceOfTrade
  /** The choice whose figures are shown, as JSON, which is equal as long as the choice is. */
  settled: string
  isBusy: boolean
}

const ChosenTrade = memo(function ChosenTrade({ species, choice, settled, isBusy }: ChosenTradeProps) {
  const queryClient = useQueryClient()
  const selection = useMemo(() => JSON.parse(settled), [settled])
  const { data } = useSuspenseQuery(tradeViewQuestion(queryClient, species.id, selection))
  if (data.view === null || data.view.all_rows === 0) return <NoTrade />
  return (
    <>
      <ReservedTradeNote id={species.id} />
      <TradeShownPart
        species={species}
        choice={choice}
        selection={data.selection}
        view={data.view}
        unknown={data.unknown}
        isBusy={isBusy}
      />
    </>
  )
})

/** Why a species may have no trade, and what to check. Source: specification, document 2, section 8. */
export function NoTrade() {
  const { t } = useTranslation('trade')
  return (
    <Notice title={t('none.title')}>
      <p className="mt-1">
        <GlossaryText>{t('none.what')}</GlossaryText>
      </p>
      <p className="mt-2">{t('none.check')}</p>
      <ul className="list-disc pl-5">
        <li>
          <GlossaryText>{t('none.listed')}</GlossaryText>
        </li>
        <li>
          <GlossaryText>{t('none.named')}</GlossaryText>
        </li>
        <li>
          <GlossaryText>{t('none.higher')}</GlossaryText>
        </li>
      </ul>
    </Notice>
  )
}

/** For Appendix I species: commercial trade that reservations explain. */
function ReservedTradeNote({ id }: { id: string }) {
  return (
    <Boundary skeleton={null} resetKey={id}>
      <Note id={id} />
    </Boundary>
  )
}

/** Counts all records of the species except simulated ones, whatever is selected. */
function Note({ id }: { id: string }) {
  const { t, i18n } = useTranslation('trade')
  const format = useFormat()
  const countryName = useCountryName()
  const { data: reserved } = useSuspenseQuery(api.listings.reservedTrade.queryOptions({ input: { id } }))
  if (reserved === null) return null

  const { parties, records, records_between_parties: between, first_year, last_year } = reserved
  const countries = format.list(parties.map(countryName).toSorted(new Intl.Collator(i18n.language).compare))
  const sentences = paragraph(
    t(records === null ? 'reserved.simulated' : 'reserved.parties', { countries }),
    t('reserved.law'),
    records !== null &&
      t('reserved.records', {
        count: records,
        figure: format.number(records),
        years: format.years(first_year, last_year),
      }),
    between ? t('reserved.between', { count: between, figure: format.number(between) }) : false,
  )
  return (
    <div className="mb-4">
      <Notice title={t('reserved.title')}>
        <GlossaryText>{sentences}</GlossaryText>{' '}
        <Link to="/species/$id" params={{ id }} search={{ tab: 'conservation' }} className="text-accent">
          {t('reserved.more')}
        </Link>
      </Notice>
    </div>
  )
}
