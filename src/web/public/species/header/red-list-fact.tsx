import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { redListStatusOf, shownStatus } from '#domain/assessments/red-list-status.ts'
import { ExplainedSpeciesStatus } from '#web/glossary/explained-badges.tsx'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'

/** The global category; a regional one with its region; one of a former edition as published. */
export function RedListFact({ species: { latest_assessment } }: { species: SpeciesDetail }) {
  const { t } = useTranslation()
  const statusLabel = useStatusLabels()
  const status = redListStatusOf(latest_assessment)
  switch (shownStatus(status).kind) {
    case 'global':
      // Long labels wrap, so that the other facts keep their width.
      return (
        <span className="max-w-56">
          <ExplainedSpeciesStatus status={status} />
        </span>
      )
    case 'regional':
      return <span className="text-sm lg:w-min lg:min-w-40">{statusLabel(status)}</span>
    default:
      return latest_assessment?.original_category ? (
        <span className="text-sm">{latest_assessment.original_category}</span>
      ) : (
        <span className="text-sm text-ink-3">{t('missing.statusOfSpecies')}</span>
      )
  }
}
