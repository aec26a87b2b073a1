import { useTranslation } from 'react-i18next'
import { useRelease } from '#web/components/use-release.ts'

/** The label of the filter for species with seizure records, which names simulated ones. */
export function useIllegalTradeChoice() {
  const { t } = useTranslation('species')
  const isSimulated = useRelease('seizures')?.simulated !== false
  return {
    isSimulated,
    label: t(isSimulated ? 'gallery.filters.illegalTradeSimulated' : 'gallery.filters.illegalTrade'),
  }
}
