import { useTranslation } from 'react-i18next'
import type { SeizureRecord } from '#contract/seizures-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { EXAMPLE_SEIZURES } from '#domain/seizures/seizures-shown.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordsDownload } from '../records-download.tsx'
import { RecordsTable } from '../records-table.tsx'
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
  const examples = seizures.slice(0, EXAMPLE_SEIZURES)
  return (
    <>
      <Notice title={t('illegal.examples.notImported')}>{t('illegal.examples.willShow')}</Notice>
      {examples.length === 0 ? (
        <EmptyState message={t('illegal.examples.none')} />
      ) : (
        <ExampleTable species={species} examples={examples} />
      )}
    </>
  )
}

function ExampleTable({ species, examples }: { species: SpeciesDetail; examples: readonly SeizureRecord[] }) {
  const { t } = useTranslation('trade')
  const labels = useSeizureLabels()
  const file = useSeizuresFile(species, examples)
  return (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-3 md:px-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-h3 font-[650]">{t('illegal.examples.title')}</h3>
          <p className="mt-1 text-sm text-ink-2">{t('illegal.examples.madeUp')}</p>
        </div>
        <RecordsDownload file={file} />
      </div>
      <RecordsTable
        label={t('illegal.examples.title')}
        columns={[
          { label: t('illegal.examples.mark') },
          { label: t('illegal.columns.when') },
          { label: t('illegal.columns.product') },
          { label: t('illegal.columns.category') },
        ]}
        rows={examples.map((seizure) => ({
          id: seizure.id,
          cells: [
            <Badge key="mark" tone="warn">
              {t('illegal.examples.example')}
            </Badge>,
            labels.when(seizure),
            labels.product(seizure),
            labels.category(seizure) ?? t('notInYear'),
          ],
        }))}
      />
    </section>
  )
}
