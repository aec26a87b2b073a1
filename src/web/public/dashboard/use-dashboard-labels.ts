import { useTranslation } from 'react-i18next'
import type { PopulationTrend } from '#domain/species/population-trend.ts'
import type { DashboardTrend } from '#domain/summaries/dashboard-trend.ts'
import { EFFECTIVENESS_FILTERS } from '#domain/summaries/effectiveness.ts'

/** Categories that stored data may carry beside those on offer. Source: specification, document 2, section 4. */
const SHOWN_CATEGORIES = [...EFFECTIVENESS_FILTERS, 'Needs Attention'] as const

/** The dashboard's vocabularies in the reader's language; a value outside of them is shown as it is stored. */
export function useDashboardLabels() {
  const { t } = useTranslation('conservation')
  return {
    category: (stored: string): string => {
      const known = SHOWN_CATEGORIES.find((category) => category === stored)
      return known ? t(`dashboard.category.${known}`) : stored
    },
    /** Of trade and of populations alike. */
    trend: (trend: DashboardTrend | PopulationTrend): string => t(`dashboard.trend.${trend}`),
    /** '44 entries', or '12 of 44 entries' where filters leave some out. */
    entries: (part: number, count: number): string =>
      part === count ? t('dashboard.entries.all', { count }) : t('dashboard.entries.some', { part, count }),
  }
}
