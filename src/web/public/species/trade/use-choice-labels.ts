import { useTranslation } from 'react-i18next'
import { choiceFileName } from '#domain/trade/choice-file-name.ts'
import { type Chosen, choicesOf } from '#domain/trade/chosen.ts'
import { type Narrowed, NOT_REPORTED, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { Narrowing } from '#web/charts/frame/chart-content.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** The labels of choices and of their values. */
export function useChoiceLabels(by: TradeSelection['by'] = 'exporter') {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const named: Record<Narrowed, (value: string | null) => string> = {
    term: labels.term,
    unit: (value) => labels.measure(value ?? ''),
    importer: labels.country,
    exporter: labels.country,
    origin: labels.country,
    purpose: labels.purpose,
    source: labels.source,
  }
  const value = (name: Narrowed, given: string) => named[name](given === NOT_REPORTED ? null : given)

  const years = ({ start_year, end_year }: TradeSelection) => {
    if (start_year !== undefined && end_year !== undefined) return format.years(start_year, end_year)
    return start_year === undefined
      ? t('choices.toYear', { year: end_year })
      : t('choices.fromYear', { year: start_year })
  }

  return {
    value,
    /** 'Importer'; by source country, exporters are source countries. */
    name: (choice: Chosen) =>
      t(choice === 'exporter' && by === 'source' ? 'choices.sourceCountry' : `choices.${choice}`),
    /** 'tusks, teeth'. */
    chosen: (choice: Chosen, selection: TradeSelection): string => {
      switch (choice) {
        case 'years':
          return years(selection)
        case 'reporter':
          return t(`reporter.${selection.reporter ?? 'both'}`)
        case 'movement':
          return t(`movement.${selection.movement ?? 'usual'}`)
        case 'by':
          return t(`by.${selection.by ?? 'exporter'}`)
        default:
          return (selection[choice] ?? []).map((one) => value(choice, one)).join(', ')
      }
    },
  }
}

/** The choices as charts describe them; undefined without any. */
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
