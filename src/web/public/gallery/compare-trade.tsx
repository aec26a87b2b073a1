import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { ComparisonSkeleton } from '../comparison/comparison-skeleton.tsx'

const ComparisonTool = lazyPart(() =>
  import('../comparison/comparison-tool.tsx').then(({ ComparisonTool: tool }) => tool),
)

/** The tab Compare Trade. */
export function CompareTrade() {
  const { t } = useTranslation('species')
  return (
    <>
      <h2 className="font-serif text-[1.5rem] leading-[1.18] tracking-[-0.012em] md:text-2xl">
        {t('gallery.compare.heading')}
      </h2>
      <p className="mt-2 mb-6 max-w-read text-ink-2">{t('gallery.compare.lead')}</p>
      <Suspense
        fallback={
          <>
            <LoadingNote />
            <ComparisonSkeleton />
          </>
        }
      >
        <ComparisonTool />
      </Suspense>
    </>
  )
}
