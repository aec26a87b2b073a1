import { useTranslation } from 'react-i18next'
import { Select } from '#web/ui/select.tsx'
import type { AnyRecordKind } from './record-kind.ts'

interface CategoryFilterProps {
  categories: NonNullable<AnyRecordKind['categories']>
  chosen: string
  onChoose: (category: string) => void
}

/** Narrows a list to one of its categories. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation(['admin', 'conservation'])
  return (
    <div className="max-w-72 px-4 pb-4">
      <Select
        label={t('fields.category')}
        value={chosen}
        options={[
          { value: '', label: t('list.all') },
          ...categories.map(({ value, label }) => ({ value, label: label(t) })),
        ]}
        onChange={onChoose}
      />
    </div>
  )
}
