import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestGlobalAssessment, latestRegionalAssessments } from '#domain/assessments/latest-assessment.ts'
import { changeReason } from '#domain/assessments/reason-for-change.ts'
import { redListStatusOf } from '#domain/assessments/red-list-status.ts'
import {
  isQualified,
  iucnStatusChange,
  type QualifiedChange,
  type StatusChange,
  shownIucnChange,
} from '#domain/assessments/status-change.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'
import { ExplainedCategory } from '../explained-category.tsx'
import { SummaryRow } from './summary-row.tsx'

/** The global category with its year or, without one, the latest regional status. */
export function RedListRow({ assessments }: { assessments: SpeciesDetail['iucn_assessments'] }) {
  const { t } = useTranslation('conservation')
  const statusLabel = useStatusLabels()
  const assessment = latestGlobalAssessment(assessments)
  if (assessment === undefined) {
    const [regional] = latestRegionalAssessments(assessments)
    return (
      <SummaryRow name={t('summary.iucn')}>
        <span className={`text-sm ${regional ? '' : 'text-ink-3'}`}>
          {statusLabel(redListStatusOf(regional))}
        </span>
      </SummaryRow>
    )
  }
  const change = iucnStatusChange(assessments)
  return (
    <SummaryRow
      name={t('summary.iucn')}
      since={t('summary.published', { year: assessment.year_published })}
      change={
        <ChangeLabel
          change={change ? shownIucnChange(change, changeReason(assessments)) : 'not_comparable'}
        />
      }
    >
      <ExplainedCategory
        status={taggedCategory(assessment)}
        original_category={assessment.original_category}
      />
    </SummaryRow>
  )
}

type ShownChange = StatusChange | QualifiedChange | 'not_comparable'

/** Only a genuine change has an arrow: the others are no evidence of how the species fares. */
const ICONS = {
  no_change: Minus,
  uplisted: ArrowUp,
  downlisted: ArrowDown,
  new_listing: Plus,
  not_comparable: Minus,
  not_genuine: Minus,
  partly_genuine: Minus,
  reason_not_stated: Minus,
} as const satisfies Record<ShownChange, typeof Minus>

export function ChangeLabel({ change }: { change: ShownChange }) {
  const { t } = useTranslation('conservation')
  const Icon = ICONS[change]
  return (
    <span className="inline-flex max-w-80 items-center gap-1.5 text-ink-2">
      <Icon className="size-4 flex-none" />
      {isQualified(change) ? t(`changed.${change}`) : t(`summary.change.${change}`)}
    </span>
  )
}
