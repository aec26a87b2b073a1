import { useTranslation } from 'react-i18next'

/** '44 entries', or '12 of 44 entries' where filters leave some out. */
export function useEntriesLabels(): (part: number, count: number) => string {
  const { t } = useTranslation('conservation')
  return (part, count) =>
    part === count ? t('dashboard.entries.all', { count }) : t('dashboard.entries.some', { part, count })
}
