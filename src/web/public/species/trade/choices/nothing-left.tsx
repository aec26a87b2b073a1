import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { choicesOf } from '#domain/trade/chosen.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { tradeViewQuestion } from '#web/trade/trade-view-question.ts'
import { Button } from '#web/ui/button.tsx'
import { without } from '../selection-changes.ts'
import { useChoiceLabels } from '../use-choice-labels.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'

interface NothingLeftProps {
  species: SpeciesDetail
  choice: ChoiceOfTrade
}

/** Nothing matches: tries the selection without each choice and offers to remove those that would leave rows. */
export function NothingLeft({ species, choice: { selection, choose } }: NothingLeftProps) {
  const { t } = useTranslation('trade')
  const queryClient = useQueryClient()
  const choices = liftable(selection)
  const answers = useQueries({
    queries: choices.map((one) => tradeViewQuestion(queryClient, species.id, without(selection, one))),
  })
  const rowsWithout = answers.map(({ data }) => data?.view?.rows ?? 0)
  const isAnswered = answers.every(({ isPending }) => !isPending)

  return (
    <EmptyState
      message={t('nothing.title')}
      hint={
        isAnswered && (rowsWithout.some((rows) => rows > 0) ? t('nothing.liftOne') : t('nothing.liftSeveral'))
      }
      drawing={species.drawing ?? undefined}
    >
      <LiftButtons selection={selection} choose={choose} rowsWithout={rowsWithout} />
      <Button onClick={() => choose(() => ({}))}>{t('choices.reset')}</Button>
    </EmptyState>
  )
}

/** The choices that may leave nothing. */
export const liftable = (selection: TradeSelection) => choicesOf(selection).filter((one) => one !== 'by')

interface LiftButtonsProps extends Pick<ChoiceOfTrade, 'selection' | 'choose'> {
  /** How many rows would be left without each of the choices. */
  rowsWithout: readonly number[]
}

/** A button for each choice without which rows would be left. */
export function LiftButtons({ selection, choose, rowsWithout }: LiftButtonsProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useChoiceLabels(selection.by)
  return liftable(selection).map((choice, place) => {
    const rows = rowsWithout[place] ?? 0
    if (rows === 0) return null
    return (
      <Button key={choice} onClick={() => choose((before) => without(before, choice))}>
        {t('nothing.lift', {
          name: labels.name(choice),
          chosen: labels.chosen(choice, selection),
          count: rows,
          rows: format.number(rows),
        })}
      </Button>
    )
  })
}
