import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { currentStanding } from '#domain/summaries/current-standing.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { CmsBadge } from '#web/ui/appendix-badge.tsx'
import { useMoments } from '../use-moments.ts'
import type { ReadArticle } from './article-rows.ts'

/** The current status of the species by the stored rows. Source: specification, document 3, section 2.12. */
export function StandingCard({ article }: { article: ReadArticle }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { moment } = useMoments()
  const heading = useId()
  const { listing, assessment, suspensions } = currentStanding(article)

  return (
    <section aria-labelledby={heading} className="mb-5 rounded-md border border-line bg-surface px-5.5 py-4">
      <h2 id={heading} className="mb-3 text-h3 font-[650]">
        {t('articleEdit.standing.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 md:grid-cols-4">
        <Fact name={t('articleEdit.standing.listing')}>
          {listing ? <CmsBadge appendix={listing.appendix} /> : t('articleEdit.standing.notListed')}
        </Fact>
        <Fact name={t('articleEdit.standing.assessment')}>
          {assessment
            ? t('articleEdit.standing.assessed', {
                status: assessment.status,
                year: assessment.year_published,
              })
            : t('articleEdit.standing.noAssessment')}
        </Fact>
        <Fact name={t('articleEdit.standing.suspensions')}>{format.number(suspensions)}</Fact>
        <Fact name={t('articleEdit.standing.updated')}>
          {article.last_updated ? moment(article.last_updated) : t('articleEdit.standing.never')}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="mt-1 min-h-5.5">{children}</dd>
    </div>
  )
}
