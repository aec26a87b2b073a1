import { CircleCheck, Eye, FileClock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { ReviewState } from '#domain/species/quality-review.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'

const LOOKS = {
  complete: { tone: 'ok', Icon: CircleCheck },
  'in-progress': { tone: 'warn', Icon: Eye },
  draft: { tone: 'neutral', Icon: FileClock },
} as const satisfies Record<ReviewState, object>

/** The review of the page's texts. Source: specification, document 2, section 4. */
export function ReviewCard({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const format = useFormat()
  const headingId = useId()
  const { manual_review: state, reviewed_by, review_date, review_notes } = species
  const { tone, Icon } = LOOKS[state]
  const reviewed = state !== 'draft'

  return (
    <section
      aria-labelledby={headingId}
      className="self-center rounded-md border border-line bg-surface px-5.5 py-4.5 md:col-span-2 xl:col-span-1"
    >
      <h2 id={headingId} className="flex items-center justify-between gap-3 text-xs font-normal text-ink-3">
        {t('review.heading')}
        <Badge tone={tone}>
          <Icon />
          {t(`review.${state}.badge`)}
        </Badge>
      </h2>
      <p className="mt-2 text-h3 font-[650]">{t(`review.${state}.title`)}</p>
      {!reviewed && <p className="mt-1 text-sm text-ink-2">{t('review.draft.what')}</p>}
      {reviewed && (
        <dl className="mt-1.5 grid gap-1 text-sm text-ink-2">
          {reviewed_by && <Line name={t('review.reviewer')} value={reviewed_by} />}
          {state === 'complete' && review_date && (
            <Line name={t('review.completed')} value={format.date(review_date)} />
          )}
          {review_notes && <Line name={t('review.notes')} value={<span lang="en">{review_notes}</span>} />}
        </dl>
      )}
    </section>
  )
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-3">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
