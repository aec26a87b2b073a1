import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { EXAMPLE_SEIZURES } from '#domain/seizures/seizures-shown.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordsCard } from '../records-card.tsx'
import { useSeizureLabels } from './use-seizure-labels.ts'
import { useSeizuresFile } from './use-seizures-file.ts'

interface ExampleSeizuresProps {
  species: SpeciesDetail
  /** Simulated ones, or none. */
  seizures: readonly SeizureRecord[]
}

/** Shown until a seizure dataset is imported: what the tab will list, and a few made-up rows, each marked. */
export function ExampleSeizures({ species, seizures }: ExampleSeizuresProps) {
  const { t } = useTranslation('trade')
  const labels = useSeizureLabels()
  const examples = seizures.slice(0, EXAMPLE_SEIZURES)
  const file = useSeizuresFile(species, examples)
  return (
    <>
      <Notice title={t('illegal.examples.notImported')}>{t('illegal.examples.willShow')}</Notice>
      {examples.length === 0 ? (
        <EmptyState message={t('illegal.examples.none')} />
      ) : (
        <RecordsCard
          title={t('illegal.examples.title')}
          lead={<p className="mt-1 text-sm text-ink-2">{t('illegal.examples.madeUp')}</p>}
          file={file}
          columns={[
            {
              label: t('illegal.examples.mark'),
              cell: () => <Badge tone="warn">{t('illegal.examples.example')}</Badge>,
            },
            { label: t('illegal.columns.when'), cell: labels.when },
            { label: t('illegal.columns.product'), cell: labels.product },
            {
              label: t('illegal.columns.category'),
              cell: (seizure) => labels.category(seizure) ?? t('notInYear'),
            },
          ]}
          rows={examples}
        />
      )}
    </>
  )
}
