import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { choicesOf } from '#domain/trade/chosen.ts'
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
  const format = useFormat()
  const labels = useChoiceLabels(selection.by)
  const queryClient = useQueryClient()
  const choices = choicesOf(selection).filter((one) => one !== 'by')
  const answers = useQueries({
    queries: choices.map((one) => tradeViewQuestion(queryClient, species.id, without(selection, one))),
  })
  const emptying = choices.flatMap((one, index) => {
    const rows = answers[index]?.data?.view?.rows ?? 0
    return rows > 0 ? [{ choice: one, rows }] : []
  })
  const isAnswered = answers.every(({ isPending }) => !isPending)

  return (
    <EmptyState
      message={t('nothing.title')}
      hint={isAnswered && (emptying.length > 0 ? t('nothing.liftOne') : t('nothing.liftSeveral'))}
      drawing={species.drawing ?? undefined}
    >
      {emptying.map(({ choice, rows }) => (
        <Button key={choice} onClick={() => choose((before) => without(before, choice))}>
          {t('nothing.lift', {
            name: labels.name(choice),
            chosen: labels.chosen(choice, selection),
            count: rows,
            rows: format.number(rows),
          })}
        </Button>
      ))}
      <Button onClick={() => choose(() => ({}))}>{t('choices.reset')}</Button>
    </EmptyState>
  )
}
