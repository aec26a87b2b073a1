import { useTranslation } from 'react-i18next'
import type { Absence } from '#domain/trade/compared-figures.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useChoiceLabels } from '../species/trade/use-choice-labels.ts'
import type { FiguredSpecies } from './figured-species.ts'

/** Why a species has no figure: 'no rows in kg'. */
export function useAbsenceLabels(selection: TradeSelection): (one: FiguredSpecies) => string {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const choice = useChoiceLabels(selection.by)

  return ({ view, absence }) => {
    if (view === undefined) return t('compare.failed')
    return absence === null ? t('compare.noRecords') : reasonOf(absence)
  }

  function reasonOf(absence: Absence): string {
    switch (absence.why) {
      case 'emptied':
        return absence.by.length === 0
          ? t('compare.absent.emptied')
          : t('compare.absent.emptiedBy', { choices: absence.by.map(chosen).join('; ') })
      case 'no_rows_in_measure':
      case 'no_rows_of_main_article':
        return t(`compare.absent.${absence.why}`, { measure: labels.measure(absence.measure) })
      case 'few_rows_convert':
        return t('compare.absent.few_rows_convert', { share: format.percent(absence.coverage * 100) })
      default:
        return t(`compare.absent.${absence.why}`)
    }
  }

  function chosen(name: Extract<Absence, { why: 'emptied' }>['by'][number]): string {
    return t('choices.chip', { name: choice.name(name), chosen: choice.chosen(name, selection) })
  }
}
