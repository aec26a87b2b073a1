import { useTranslation } from 'react-i18next'
import { ReleaseSource } from '#web/components/release-source.tsx'

/** Where the figures come from, and what the asterisk stands for. */
export function DashboardSources() {
  const { t } = useTranslation('conservation')
  return (
    <div className="mt-4 grid gap-0.5">
      <ReleaseSource dataset="cites_trade" />
      <ReleaseSource dataset="catalogue-iucn-assessments" />
      <ReleaseSource dataset="catalogue-cites-listings" />
      <p className="text-2xs text-ink-3">{t('dashboard.asterisk')}</p>
    </div>
  )
}
