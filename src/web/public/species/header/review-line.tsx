import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Eye, FileClock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { type CheckedShare, checkedAmong, checkedExtent } from '#domain/facts/checked-share.ts'
import type { ReviewState } from '#domain/species/quality-review.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { speciesTranslations } from '#web/translations/translation-questions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { UncheckedSignPicture } from '#web/ui/unchecked-sign.tsx'

const LOOKS = {
  complete: { tone: 'ok', Icon: CircleCheck },
  'in-progress': { tone: 'warn', Icon: Eye },
  draft: { tone: 'neutral', Icon: FileClock },
} as const satisfies Record<ReviewState, object>

/** How far this profile was reviewed, once for the whole page. Source: specification, document 2, section 4. */
export function ReviewLine({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const format = useFormat()
  const headingId = useId()
  const { manual_review: state, reviewed_by, review_date, review_notes } = species
  const { tone, Icon } = LOOKS[state]
  const isReviewed = state !== 'draft'

  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line py-3 text-sm text-ink-2"
    >
      <h2 id={headingId} className="flex items-center gap-3 text-xs font-normal text-ink-3">
        {t('review.heading')}
        <Badge tone={tone}>
          <Icon />
          {t(`review.${state}.badge`)}
        </Badge>
      </h2>
      <p className="font-[650] text-ink">{t(`review.${state}.title`)}</p>
      {isReviewed && (
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {reviewed_by && <Line name={t('review.reviewer')} value={reviewed_by} />}
          {state === 'complete' && review_date && (
            <Line name={t('review.completed')} value={format.date(review_date)} />
          )}
          {review_notes && <Line name={t('review.notes')} value={<span lang="en">{review_notes}</span>} />}
        </dl>
      )}
      <p className="max-w-[52rem]">
        <Checked of="facts" share={species.checked_facts} /> <CheckedTranslations id={species.id} />{' '}
        <Link to="/methodology/data-architecture" hash="honesty" className="whitespace-nowrap text-accent">
          {t('review.meaning')}
        </Link>
      </p>
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

/** How many of the texts shown in the reader's language were compared with the English ones. */
function CheckedTranslations({ id }: { id: string }) {
  const { i18n } = useTranslation()
  const { data: translations } = useQuery(speciesTranslations(i18n.language, id))
  return translations && <Checked of="translations" share={checkedAmong(translations)} />
}

/** One sentence; with the sign that marks the others, where only some are unchecked. */
function Checked({ of, share }: { of: 'facts' | 'translations'; share: CheckedShare }) {
  const { t } = useTranslation('species')
  const { number } = useFormat()
  const extent = checkedExtent(share)
  if (extent === 'empty') return null
  const { facts, checked } = share
  return (
    <>
      {t(`review.${of}.${extent}`, {
        count: facts - checked,
        facts: number(facts),
        checked: number(checked),
      })}
      {extent === 'some' && (
        <>
          {' '}
          <UncheckedSignPicture />.
        </>
      )}
    </>
  )
}
