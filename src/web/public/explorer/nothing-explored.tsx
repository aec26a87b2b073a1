import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesOf } from '#domain/trade/chosen.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { without } from '../species/trade/selection-changes.ts'
import { useChoiceLabels } from '../species/trade/use-choice-labels.ts'
import { explorerQuestion } from './explorer-question.ts'
import type { Explorer } from './use-explorer.ts'

/** Nothing matches: tries the question without each of its choices, and offers to remove those that would leave rows. */
export function NothingExplored({ explorer: { asked, change, trade } }: { explorer: Explorer }) {
  const { t } = useTranslation(['explorer', 'trade'])
  const format = useFormat()
  const labels = useChoiceLabels(asked.selection.by)
  const queryClient = useQueryClient()
  const choices = choicesOf(asked.selection).filter((one) => one !== 'by')
  const answers = useQueries({
    queries: choices.map((one) =>
      explorerQuestion(queryClient, { ...asked, selection: without(asked.selection, one) }),
    ),
  })
  const emptying = choices.flatMap((choice, index) => {
    const rows = answers[index]?.data?.rows ?? 0
    return rows > 0 ? [{ choice, rows }] : []
  })
  return (
    <EmptyState message={t('nothing')} hint={t('nothingHint')}>
      {emptying.map(({ choice, rows }) => (
        <Button key={choice} onClick={() => trade.choose((before) => without(before, choice))}>
          {t('trade:nothing.lift', {
            name: labels.name(choice),
            chosen: labels.chosen(choice, asked.selection),
            count: rows,
            rows: format.number(rows),
          })}
        </Button>
      ))}
      <Button onClick={() => change({ selection: {} })}>{t('liftChoices')}</Button>
      <Button onClick={() => change({ species: [], selection: {} })}>{t('liftAll')}</Button>
    </EmptyState>
  )
}
