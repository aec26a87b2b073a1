import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRelease } from './use-release.ts'

interface SimulatedBannerProps {
  dataset: 'cites_trade' | 'seizures'
}

/**
 * Says that the figures below are made up, as long as they are. It cannot be closed.
 * The server takes it out of a first paint, by `data-simulated`, where the dataset is real.
 */
export function SimulatedBanner({ dataset }: SimulatedBannerProps) {
  const { t } = useTranslation()
  const release = useRelease(dataset)
  if (!release?.simulated) return null

  return (
    <aside
      data-simulated={dataset}
      aria-label={t(`simulated.${dataset}.what`)}
      className="border-b border-warn-line bg-warn-soft text-ink max-md:text-xs md:text-sm"
    >
      <div className="page-width flex flex-wrap items-start gap-x-2.5 py-2.25 md:items-center">
        <TriangleAlert className="mt-0.5 size-4.25 text-warn md:mt-0" />
        <p className="min-w-0 flex-1">
          <strong className="font-[650]">{t(`simulated.${dataset}.what`)}</strong>{' '}
          {t(`simulated.${dataset}.remedy`)}
        </p>
        <Link to="/methodology/data-science" className="text-ink underline max-md:ml-6.75 max-md:w-full">
          {t('simulated.meaning')}
        </Link>
      </div>
    </aside>
  )
}
