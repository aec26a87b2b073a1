import { useTranslation } from 'react-i18next'
import type { Dataset } from '#domain/releases/datasets.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Quoting } from './quoting.tsx'
import { useRelease } from './use-release.ts'

/** The line that says which release figures come from; part of every chart and of the species page. */
export function ReleaseSource({ dataset }: { dataset: Dataset }) {
  const release = useRelease(dataset)
  return (
    <p className="text-2xs text-ink-3">
      <Quoting english={[release?.title, release?.publisher]}>{useReleaseSource(dataset)}</Quoting>
    </p>
  )
}

/** The same as words, for exports. */
export function useReleaseSource(dataset: Dataset): string {
  const { t } = useTranslation()
  const format = useFormat()
  const release = useRelease(dataset)
  if (!release) return t('source.unknown')
  const { title, publisher, version, simulated, covered_until } = release
  const sentences = [
    version ? t('source.release', { title, version }) : t('source.unversioned', { title, publisher }),
    covered_until && t('source.coveredUntil', { date: format.date(covered_until) }),
    simulated && t('source.simulated'),
  ]
  return sentences.filter(Boolean).join(' ')
}
