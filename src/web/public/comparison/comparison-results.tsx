import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ResultsSkeleton } from './comparison-skeleton.tsx'
import { useComparedTrade } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

/** Charts are heavy: they are fetched with a comparison, while its trade is loaded. */
const ComparisonView = lazyPart(() =>
  import('./comparison-view.tsx').then(({ ComparisonView: view }) => view),
)

/** The comparison, and what of it could not be loaded. */
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

/** The last choice whose figures are loaded, so that figures are never shown under another choice. */
function useSettled<Value>(asked: Value, isAnswered: boolean): Value {
  const [settled, settle] = useState(asked)
  if (isAnswered && settled !== asked) settle(asked)
  return isAnswered ? asked : settled
}
