import { useTranslation } from 'react-i18next'
import type { OfferedChoices } from '#domain/trade/merged-choices.ts'
import { COUNTRIES_BY, REPORTERS } from '#domain/trade/trade-selection.ts'
import { lifted, withToggled } from '../selection-changes.ts'
import { useChoiceLabels } from '../use-choice-labels.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'
import { ColumnPickers } from './column-picker.tsx'
import { OptionRow } from './option-row.tsx'
import { SourceRow } from './source-row.tsx'

/** Without a word, records rest on all movements and quantities on direct trade. */
const MOVEMENT_CHOICES = ['usual', 'direct', 're-exports', 'all'] as const

const IN_LISTS = ['source', 'origin'] as const

interface MoreChoicesProps {
  choice: ChoiceOfTrade
  offered: OfferedChoices
  /** Of them, what the closed lists hold. */
  listed: OfferedChoices['choices']
}

/** What is chosen less often, each choice with the rows that it would leave. */
export function MoreChoices({ choice, offered, listed }: MoreChoicesProps) {
  const { t } = useTranslation('trade')
  const labels = useChoiceLabels(choice.selection.by)
  const { selection, choose } = choice
  const { reporter, movement } = offered.basis_choices
  const purposes = offered.choices.purpose.filter(
    ({ value, rows }) => rows > 0 || selection.purpose?.includes(value),
  )

  return (
    <div className="grid gap-3.5">
      <OptionRow
        label={t('choices.reporter')}
        options={REPORTERS.map((value) => ({
          value,
          label: t(`reporter.${value}`),
          rows: reporter[value],
          isChosen: value === (selection.reporter ?? 'both'),
        }))}
        onPress={(value) => choose((before) => ({ ...before, reporter: value }))}
      />
      <OptionRow
        label={t('choices.movement')}
        options={MOVEMENT_CHOICES.map((value) => ({
          value,
          label: t(`movement.${value}`),
          rows: movement[value === 'usual' ? 'all' : value],
          isChosen: value === (selection.movement ?? 'usual'),
        }))}
        onPress={(value) =>
          choose((before) =>
            value === 'usual' ? lifted(before, 'movement') : { ...before, movement: value },
          )
        }
      />
      <OptionRow
        label={t('choices.by')}
        options={COUNTRIES_BY.map((value) => ({
          value,
          label: t(`by.${value}`),
          isChosen: value === (selection.by ?? 'exporter'),
        }))}
        onPress={(value) => choose((before) => ({ ...before, by: value }))}
      />
      <OptionRow
        label={t('choices.purpose')}
        options={purposes.map(({ value, rows }) => ({
          value,
          label: labels.value('purpose', value),
          rows,
          isChosen: selection.purpose?.includes(value) ?? false,
        }))}
        onPress={(value) => choose((before) => withToggled(before, 'purpose', [value]))}
      />
      <SourceRow choice={choice} options={offered.choices.source} />
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-130">
        <ColumnPickers names={IN_LISTS} choice={choice} listed={listed} />
      </div>
    </div>
  )
}
