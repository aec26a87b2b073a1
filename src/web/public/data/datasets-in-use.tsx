import { useTranslation } from 'react-i18next'
import { DataSources } from '../about/data-sources.tsx'

/** Where the data comes from, dataset by dataset. */
export function DatasetsInUse() {
  const { t } = useTranslation('data')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(['imported', 'catalogue'] as const).map((group) => (
        <div key={group}>
          <h3 className="mb-3 font-semibold">{t(`datasets.${group}`)}</h3>
          <DataSources of={group === 'imported' ? 'imports' : 'catalogue'} />
        </div>
      ))}
    </div>
  )
}
