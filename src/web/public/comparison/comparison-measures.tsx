import { useTranslation } from 'react-i18next'
import { comparedUnit } from '#domain/trade/compared-figures.ts'
import { COMPARED_MEASURES, COMPARISON_SCALES } from '#domain/trade/comparison.ts'
import { mergedChoices } from '#domain/trade/merged-choices.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { Choice } from '#web/ui/choice.tsx'
import { OptionRow } from '../species/trade/choices/option-row.tsx'
import { withValues } from '../species/trade/selection-changes.ts'
import type { ComparedSpecies } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparisonMeasuresProps {
  comparison: Comparison
  compared: readonly ComparedSpecies[]
}

/** What is compared, on which scale, and the one measure that quantities are counted in. */
export function ComparisonMeasures({ comparison, compared }: ComparisonMeasuresProps) {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  const { asked, show, trade } = comparison
  const unit = comparedUnit(asked.selection)
  const { choices } = mergedChoices(compared.flatMap(({ view }) => view ?? []))
  const units = choices.unit.filter(({ value, rows }) => rows > 0 || value === unit)

  return (
    <div className="@container grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Choice
          label={t('compare.measure.label')}
          value={asked.measure}
          options={COMPARED_MEASURES.map((value) => ({ value, label: t(`compare.measure.${value}`) }))}
          onChange={(measure) => show({ measure })}
        />
        <Choice
          label={t('compare.scale.label')}
          value={asked.scale}
          options={COMPARISON_SCALES.map((value) => ({ value, label: t(`compare.scale.${value}`) }))}
          onChange={(scale) => show({ scale })}
        />
      </div>
      {asked.measure === 'quantity' && (
        <OptionRow
          label={t('compare.countedIn')}
          options={units.map(({ value, rows }) => ({
            value,
            label: labels.measure(value),
            rows,
            isChosen: value === unit,
          }))}
          onPress={(value) => trade.choose((before) => withValues(before, 'unit', [value]))}
        />
      )}
    </div>
  )
}
