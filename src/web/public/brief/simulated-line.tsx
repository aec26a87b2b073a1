import { useTranslation } from 'react-i18next'
import { useRelease } from '#web/components/use-release.ts'

/** On paper the banner of the page goes along. */
export function SimulatedLine() {
  const { t } = useTranslation()
  if (!useRelease('cites_trade')?.simulated) return null
  return (
    <p className="brief-simulated">
      <strong>{t('simulated.cites_trade.what')}</strong> {t('simulated.cites_trade.remedy')}
    </p>
  )
}
