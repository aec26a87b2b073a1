import type { SpeciesDetail } from '#contract/species-contract.ts'
import { latestRegionalAssessments } from '#domain/assessments/latest-assessment.ts'
import { redListStatusOf } from '#domain/assessments/red-list-status.ts'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'

/** For a species without a global assessment: its latest regional status, or that there is none. */
export function RegionalStatus({ assessments }: { assessments: SpeciesDetail['iucn_assessments'] }) {
  const statusWords = useStatusLabels()
  const [latest] = latestRegionalAssessments(assessments)
  return (
    <span className={`text-sm ${latest ? '' : 'text-ink-3'}`}>{statusWords(redListStatusOf(latest))}</span>
  )
}
