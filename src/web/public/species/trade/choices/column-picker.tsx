import { useTranslation } from 'react-i18next'
import type { TradeChoice } from '#domain/trade/trade-choices.ts'
import type { Narrowed, TradeSelection } from '#domain/trade/trade-selection.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ValuePicker } from '#web/ui/value-picker.tsx'
import { withValues } from '../selection-changes.ts'
import { useChoiceWords } from '../use-choice-words.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'

interface ColumnPickerProps {
  name: Narrowed
  choice: ChoiceOfTrade
  /** What there is to choose, with the rows that each would leave. */
  options: readonly TradeChoice[]
}

/** Picks values of one column; a value that was chosen is offered even where it leaves no row. */
export function ColumnPicker({ name, choice: { selection, choose }, options }: ColumnPickerProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const words = useChoiceWords(selection.by)
  const chosen: readonly string[] = selection[name] ?? []
  const offered = [...options.filter(({ rows }) => rows > 0), ...chosenElsewhere(chosen, options)]

  return (
    <ValuePicker
      label={words.name(name)}
      values={chosen}
      options={offered.map(({ value, rows }) => ({
        value,
        label: words.value(name, value),
        note: format.number(rows),
      }))}
      said={saidOf(chosen, selection)}
      search={t('choices.find')}
      empty={t('choices.notFound')}
      onChange={(values) => choose((before) => withValues(before, name, values))}
    />
  )

  function saidOf(values: readonly string[], of: TradeSelection): string {
    if (values.length === 0) return t('choices.all')
    return values.length === 1 ? words.chosen(name, of) : t('choices.several', { count: values.length })
  }
}

function chosenElsewhere(chosen: readonly string[], options: readonly TradeChoice[]): TradeChoice[] {
  return chosen
    .filter((value) => !options.some((one) => one.value === value && one.rows > 0))
    .map((value) => ({ value, rows: 0 }))
}
