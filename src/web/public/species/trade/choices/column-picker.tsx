import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedChoices } from '#domain/trade/merged-choices.ts'
import type { TradeChoice } from '#domain/trade/trade-choices.ts'
import type { Narrowed, TradeSelection } from '#domain/trade/trade-selection.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ValuePicker } from '#web/ui/value-picker.tsx'
import { withPicked } from '../selection-changes.ts'
import { useChoiceLabels } from '../use-choice-labels.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'

interface ColumnPickerProps extends Pick<ChoiceOfTrade, 'choose'> {
  name: Narrowed
  chosen: TradeSelection[Narrowed]
  by: TradeSelection['by']
  /** The values with the rows that each would leave. */
  options: readonly TradeChoice[]
}

interface ColumnPickersProps {
  names: readonly Narrowed[]
  choice: ChoiceOfTrade
  /** The values of every column. */
  listed: OfferedChoices['choices']
}

export function ColumnPickers({ names, choice: { selection, choose }, listed }: ColumnPickersProps) {
  return names.map((name) => (
    <ColumnPicker
      key={name}
      name={name}
      chosen={selection[name]}
      by={selection.by}
      options={listed[name]}
      choose={choose}
    />
  ))
}

/**
 * Picks values of one column; a chosen value is offered even where it leaves no row. Memoized, because its lists are
 * long.
 */
const ColumnPicker = memo(function ColumnPicker({
  name,
  chosen = NONE,
  by,
  options,
  choose,
}: ColumnPickerProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useChoiceLabels(by)
  const offered = [...options.filter(({ rows }) => rows > 0), ...chosenElsewhere(chosen, options)]

  return (
    <ValuePicker
      label={labels.name(name)}
      values={chosen}
      options={offered.map(({ value, rows }) => ({
        value,
        label: labels.value(name, value),
        note: format.number(rows),
      }))}
      summary={summary()}
      search={t('choices.find')}
      empty={t('choices.notFound')}
      onChange={(picked) => choose((before) => withPicked(before, name, chosen, picked))}
    />
  )

  function summary(): string {
    const [first] = chosen
    if (first === undefined) return t('choices.all')
    return chosen.length === 1 ? labels.value(name, first) : t('choices.several', { count: chosen.length })
  }
})

const NONE: readonly string[] = []

function chosenElsewhere(chosen: readonly string[], options: readonly TradeChoice[]): TradeChoice[] {
  return chosen
    .filter((value) => !options.some((one) => one.value === value && one.rows > 0))
    .map((value) => ({ value, rows: 0 }))
}
