import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { HEAT_STEPS } from './explored-points.ts'

/** What the shades of a heat map stand for, the palest first: '1–9', '1,000 and more'. */
export function useHeatKey(): string[] {
  const { t } = useTranslation('explorer')
  const format = useFormat()
  return HEAT_STEPS.map((from, step) => {
    const next = HEAT_STEPS[step + 1]
    return next === undefined
      ? t('heat.andMore', { from: format.number(from) })
      : t('heat.range', { from: format.number(from), to: format.number(next - 1) })
  })
}
