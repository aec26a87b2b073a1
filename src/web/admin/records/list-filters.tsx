import { useTranslation } from 'react-i18next'
import { ADMIN_PAGE_SIZE, CHECKED_STATES } from '#domain/curation/record-lists.ts'
import { Select } from '#web/ui/select.tsx'
import { type ListAddress, PAGE_SIZES } from './list-address.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { ValueFilters } from './value-filters.tsx'

interface ListFiltersProps {
  kind: AnyRecordKind
  address: ListAddress
  onAsk: (changes: Partial<ListAddress>) => void
}

/** Narrows a list by what its rows have: category, species, language, source, checked or not; says how long a page is. */
export function ListFilters({ kind, address, onAsk }: ListFiltersProps) {
  const { t } = useTranslation(['admin', 'conservation'])
  const usual = kind.pageSize ?? ADMIN_PAGE_SIZE
  const sizes = [usual, ...PAGE_SIZES.filter((size) => size > usual)]
  return (
    <div className="grid grid-cols-2 items-end gap-3 px-4 pb-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
      {kind.categories && (
        <Select
          label={t('fields.category')}
          value={address.category}
          options={[
            { value: '', label: t('list.all') },
            ...kind.categories.map(({ value, label }) => ({ value, label: label(t) })),
          ]}
          onChange={(category) => onAsk({ category })}
        />
      )}
      <ValueFilters kind={kind} address={address} onAsk={onAsk} />
      <Select
        label={t('fields.checked')}
        value={address.checked}
        options={[
          { value: '', label: t('list.all') },
          ...CHECKED_STATES.map((value) => ({ value, label: t(`list.states.${value}`) })),
        ]}
        onChange={(checked) => onAsk({ checked })}
      />
      {sizes.length > 1 && (
        <Select
          label={t('list.perPage')}
          value={address.size || usual}
          options={sizes.map((value) => ({ value, label: String(value) }))}
          onChange={(size) => onAsk({ size: size === usual ? 0 : size })}
        />
      )}
    </div>
  )
}
