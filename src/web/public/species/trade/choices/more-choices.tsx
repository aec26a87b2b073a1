import { useTranslation } from 'react-i18next'
import type { OfferedChoices } from '#domain/trade/merged-choices.ts'
import { SOURCE_GROUPS, SOURCES_OF_GROUP } from '#domain/trade/source-groups.ts'
import type { TradeChoice } from '#domain/trade/trade-choices.ts'
import { COUNTRIES_BY, NOT_REPORTED, REPORTERS } from '#domain/trade/trade-selection.ts'
import { without, withToggled } from '../selection-changes.ts'
import { useChoiceLabels } from '../use-choice-labels.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'
import { ColumnPickers } from './column-picker.tsx'
import { OptionRow } from './option-row.tsx'

/** By default records count all movements and quantities direct trade. */
const MOVEMENT_CHOICES = ['usual', 'direct', 're-exports', 'all'] as const

const IN_LISTS = ['source', 'origin'] as const

interface MoreChoicesProps {
  choice: ChoiceOfTrade
  offered: OfferedChoices
  /** The same for lists that are closed, updated when the browser is idle. */
  listed: OfferedChoices['choices']
}

/** The less used choices, each with the rows that it would leave. */
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
            value === 'usual' ? without(before, 'movement') : { ...before, movement: value },
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
      <div className="grid gap-3 @min-[32rem]:grid-cols-2 @min-[52rem]:max-w-130">
        <ColumnPickers names={IN_LISTS} choice={choice} listed={listed} />
      </div>
    </div>
  )
}

/** The groups of sources, and ranched specimens apart. Source: trade-methods, section 5. */
const GROUPS = [
  ...SOURCE_GROUPS.map((group) => ({
    group,
    codes: SOURCES_OF_GROUP[group].map((code) => code ?? NOT_REPORTED),
  })),
  { group: 'ranched' as const, codes: ['R'] },
]

interface SourceRowProps {
  choice: ChoiceOfTrade
  options: readonly TradeChoice[]
}

function SourceRow({ choice: { selection, choose }, options }: SourceRowProps) {
  const { t } = useTranslation('trade')
  const chosen = selection.source ?? []
  const rowsOf = (codes: readonly string[]) =>
    options.reduce((sum, { value, rows }) => sum + (codes.includes(value) ? rows : 0), 0)
  return (
    <OptionRow
      label={t('choices.sourceGroup')}
      options={GROUPS.filter(
        ({ codes }) => rowsOf(codes) > 0 || codes.some((code) => chosen.includes(code)),
      ).map(({ group, codes }) => ({
        value: group,
        label: t(`sourceGroup.${group}`),
        rows: rowsOf(codes),
        isChosen: codes.every((code) => chosen.includes(code)),
      }))}
      onPress={(group) => {
        const codes = GROUPS.find((one) => one.group === group)?.codes ?? []
        choose((before) => withToggled(before, 'source', codes))
      }}
    />
  )
}
