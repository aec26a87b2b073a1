import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { useReleaseSource } from '#web/components/release-source.tsx'
import { useRelease } from '#web/components/use-release.ts'
import type { ChartSource } from './frame/chart-content.ts'

/** Datasets with a banner while they are simulated; files contain its text. */
const WITH_BANNER = ['cites_trade', 'seizures'] as const satisfies Dataset[]

/** The source line of charts that count the records of both sides. */
export function useTradeSource(): ChartSource {
  const { t } = useTranslation('trade')
  const source = useSource('cites_trade')
  return { ...source, text: `${source.text} ${t('frame.bothCounted')}` }
}

/** The source line of catch charts: the imported release, or the catalogue's own catches. */
export function useCatchSource(): ChartSource {
  const imported = useRelease('catches')
  return useSource(imported ? 'catches' : 'catalogue-catches')
}

/** The source line of a dataset's figures, with how they were made where they are not published figures. */
export function useSource(dataset: Dataset): ChartSource {
  const { t } = useTranslation()
  const release = useRelease(dataset)
  const named = useReleaseSource(dataset)
  const source = release?.simulated
    ? t('source.unversioned', { title: release.title, publisher: release.publisher })
    : named
  const bannerText = (of: Dataset) => {
    const banner = WITH_BANNER.find((one) => one === of)
    return banner
      ? `${t(`simulated.${banner}.what`)} ${t(`simulated.${banner}.remedy`)}`
      : t('source.simulated')
  }
  // Simulated data and data of the catalogue are described by their citation, a release by its publisher.
  const origin =
    release && (release.simulated || dataset !== 'cites_trade' ? release.citation : release.publisher)
  const text = origin ? `${source} ${origin.replace(/\.?$/, '.')}` : source
  const english = [origin, release?.title, release?.publisher]
  const simulated = release?.simulated ? bannerText(dataset) : undefined
  return { text, english, releases: release ? [release] : [], simulated }
}
