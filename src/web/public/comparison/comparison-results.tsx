import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ResultsSkeleton } from './comparison-skeleton.tsx'
import { useComparedTrade } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'
import { useSettled } from './use-settled.ts'

/** Charts weigh more than the choice; they come only with a comparison, and while its trade is on its way. */
const ComparisonView = lazyPart(() =>
  import('./comparison-view.tsx').then(({ ComparisonView: view }) => view),
)

/** The loaded comparison: what could not be loaded, and the choices, chart and figures of the rest. */
export function ComparisonResults({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const headingId = useId()
  const { asked, chosen } = comparison
  const { isLoading: isBusy } = useComparedTrade(chosen, asked)
  const by = useSettled(asked, !isBusy)
  const { isLoading, compared, unknown, reasons, retry } = useComparedTrade(chosen, by)
  const missing = compared.filter(({ view, trends }) => view === undefined || trends === undefined)
  const names = format.list(missing.map(({ species }) => species.scientific_name))

  return (
    <section aria-labelledby={headingId} className="relative grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={headingId} className="sr-only">
        {t('compare.results')}
      </h2>
      {!isLoading && reasons.length > 0 && (
        <SectionFailure
          message={t('compare.tradeFailed', { message: reasons.join(' ') })}
          note={t('compare.missing', { names })}
          onRetry={retry}
        />
      )}
      <Boundary skeleton={<ResultsSkeleton />}>
        <ComparisonView
          comparison={comparison}
          shown={isLoading ? undefined : { by, compared, unknown }}
          isBusy={isBusy}
        />
      </Boundary>
    </section>
  )
}
