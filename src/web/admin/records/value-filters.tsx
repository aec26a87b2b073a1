import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NO_SOURCE, VALUE_FILTERS, type ValueFilter } from '#domain/curation/record-lists.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { OneValuePicker } from '#web/ui/value-picker.tsx'
import { adminApi } from '../admin-api.ts'
import { useChoiceLabels } from './choice-labels.ts'
import type { ListAddress } from './list-address.ts'
import type { AnyRecordKind } from './record-kind.ts'

interface ValueFiltersProps {
  kind: Pick<AnyRecordKind, 'topic' | 'schema'>
  address: ListAddress
  onAsk: (changes: Partial<ListAddress>) => void
}

/** Narrows a list by those of its fields that have values in common: species, language and source. */
export function ValueFilters({ kind: { topic, schema }, address, onAsk }: ValueFiltersProps) {
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
