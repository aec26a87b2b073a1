import { useTranslation } from 'react-i18next'
import { countryGroupOf } from '#domain/proof/country-groups.ts'
import type { FigurePart } from '#domain/proof/figure-parts.ts'
import type { ProofVerdict } from '#domain/proof/proof-verdict.ts'
import type { FigureUnit, ProofNote } from '#domain/proof/proof-vocabulary.ts'
import { type Chosen, choicesOf } from '#domain/trade/chosen.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useChoiceLabels } from '../../species/trade/use-choice-labels.ts'

/** Ours may have a decimal that was not printed, such as half a pair of tusks. */
const DECIMALS = 1

/** Names figures, verdicts, reasons and what a figure is counted from. */
export function useFigureLabels() {
  const { t } = useTranslation('trade')
  const format = useFormat()

  return {
    /** '52', '121 animals', '73%'. */
    value: (value: number, unit: FigureUnit) =>
      t(`proof.unit.${unit}`, { count: value, value: format.number(value, DECIMALS) }),
    verdict: (verdict: ProofVerdict) => t(`proof.verdict.${verdict}`),
    note: (note: ProofNote) => t(`proof.note.${note}`),
    part: usePartLabels(),
  }
}

/** 'Years: 2011, Term: Skins, …': what a part of a figure selects, and what of it is counted. */
function usePartLabels() {
  const { t } = useTranslation('trade')
  const [byExporter, bySource] = [useChoiceLabels('exporter'), useChoiceLabels('source')]

  return ({ selection, counted }: FigurePart) => {
    const words = selection.by === 'source' ? bySource : byExporter
    const chosen = (choice: Chosen) => groupChosen(selection, choice) ?? words.chosen(choice, selection)
    const choices = choicesOf(selection)
      .filter((choice) => choice !== 'by')
      .map((choice) => t('choices.chip', { name: words.name(choice), chosen: chosen(choice) }))
    return [...(counted === 'quantity' ? [] : [t(`proof.counted.${counted}`)]), ...choices].join(' · ')
  }

  /** A group of countries has one name. */
  function groupChosen(selection: TradeSelection, choice: Chosen): string | undefined {
    if (choice !== 'importer' && choice !== 'exporter') return undefined
    const group = countryGroupOf(selection[choice] ?? [])
    return group && t(`proof.group.${group}`)
  }
}
