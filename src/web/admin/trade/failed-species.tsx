import { useTranslation } from 'react-i18next'
import type { GenerationResult } from '#contract/trade-summaries-curation.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The species whose summaries could not be made, each with the reason. */
export function FailedSpecies({ failed }: { failed: readonly GenerationResult[] }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mt-4">
      <Notice tone="problem" title={t('tradeSummary.notGenerated')}>
        <ul className="mt-1 grid gap-1">
          {failed.map(({ species_id, scientific_name, error }) => (
            <li key={species_id}>
              <SpeciesName name={scientific_name} /> <span className="text-ink-2">{error}</span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
