import { useTranslation } from 'react-i18next'
import { SOURCE_GROUPS, SOURCES_OF_GROUP } from '#domain/trade/source-groups.ts'
import type { TradeChoice } from '#domain/trade/trade-choices.ts'
import { NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import { withToggled } from '../selection-changes.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'
import { OptionRow } from './option-row.tsx'

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

export function SourceRow({ choice: { selection, choose }, options }: SourceRowProps) {
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
