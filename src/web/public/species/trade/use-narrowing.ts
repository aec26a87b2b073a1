import { useTranslation } from 'react-i18next'
import { choiceFileName } from '#domain/trade/choice-file-name.ts'
import { choicesOf } from '#domain/trade/chosen.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { Narrowing } from '#web/charts/frame/chart-content.ts'
import { useChoiceLabels } from './use-choice-labels.ts'

/** What charts say about the choices that are made; undefined without any. */
export function useNarrowing(selection: TradeSelection): Narrowing | undefined {
  const { t } = useTranslation('trade')
  const labels = useChoiceLabels(selection.by)
  const choices = choicesOf(selection)
  if (choices.length === 0) return undefined
  const named = choices.map((one) =>
    t('choices.chip', { name: labels.name(one), chosen: labels.chosen(one, selection) }),
  )
  return {
    fileName: choiceFileName(selection),
    text: t('choices.sentence', { choices: named.join('; ') }),
  }
}
