import { useTranslation } from 'react-i18next'
import type { ChartSource } from '#web/charts/frame/chart-content.ts'
import { useRelease } from '#web/components/use-release.ts'

/** The source line of the trends chart: whose categories and whose appendices it draws. */
export function useStatusSource(): ChartSource {
  const { t } = useTranslation(['conservation', 'common'])
  const releases = [useRelease('catalogue-iucn-assessments'), useRelease('catalogue-cites-listings')]
  const citations = releases.flatMap((release) => release?.citation ?? release?.title ?? [])
  const sources = citations.join('; ')
  return {
    text: sources === '' ? t('common:source.unknown') : t('trends.source', { sources }),
    english: citations,
    citation: sources,
  }
}
