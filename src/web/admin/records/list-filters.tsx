import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  ADMIN_PAGE_SIZE,
  CHECKED_STATES,
  NO_SOURCE,
  VALUE_FILTERS,
  type ValueFilter,
} from '#domain/curation/record-lists.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Select } from '#web/ui/select.tsx'
import { OneValuePicker } from '#web/ui/value-picker.tsx'
import { adminApi } from '../admin-api.ts'
import { useChoiceLabels } from './choice-labels.ts'
import { type ListAddress, PAGE_SIZES } from './list-address.ts'
import type { AnyRecordKind } from './record-kind.ts'

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

interface ValueFiltersProps {
  kind: Pick<AnyRecordKind, 'topic' | 'schema'>
  address: ListAddress
  onAsk: (changes: Partial<ListAddress>) => void
}

/** Narrows a list by those of its fields that have values in common: species, language and source. */
function ValueFilters({ kind: { topic, schema }, address, onAsk }: ValueFiltersProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const labelOf = useChoiceLabels(topic)
  const { data = {} } = useQuery(adminApi.lists.values.queryOptions({ input: { records: topic } }))
  const all = { value: '', label: t('list.all'), note: '' }
  const nameOf = (field: ValueFilter, value: string, name: string | null) => {
    if (field === 'language') return labelOf(field, value)
    if (field === 'source' && value === NO_SOURCE) return t('list.noSource')
    return name ?? value
  }
  return VALUE_FILTERS.filter((field) => field in schema.shape).map((field) => (
    <OneValuePicker
      key={field}
      label={t(`fields.${field}`)}
      value={address[field]}
      options={[
        all,
        ...(data[field] ?? []).map(({ value, name, rows }) => ({
          value,
          label: nameOf(field, value, name),
          note: format.number(rows),
        })),
      ]}
      otherwise={nameOf(field, address[field], null)}
      search={t('list.findValue')}
      empty={t('list.noValue')}
      onChange={(value) => onAsk({ [field]: value })}
    />
  ))
}
