import { useTranslation } from 'react-i18next'
import { useRelease } from '#web/components/use-release.ts'

/** The filter for species with seizure records; its label says so while those records are simulated. */
export function useIllegalTradeChoice() {
  const { t } = useTranslation('species')
  const isSimulated = useRelease('seizures')?.simulated !== false
  return {
    isSimulated,
    label: t(isSimulated ? 'gallery.filters.illegalTradeSimulated' : 'gallery.filters.illegalTrade'),
  }
}
