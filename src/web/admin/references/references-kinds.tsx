import { useQuery } from '@tanstack/react-query'
import { Library, Quote } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import type { referenceInput, textSourceInput } from '#contract/references-curation.ts'
import { SelectField } from '#web/forms/choice-fields.tsx'
import { adminApi } from '../admin-api.ts'
import { YearCell } from '../records/cells.tsx'
import { choiceColumn, OptionCell, OWNER_COLUMN, textColumn } from '../records/kind-columns.tsx'
import { OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const referencesKind: RecordKind<typeof referenceInput> = {
  Icon: Library,
  blank: () => ({ type: 'journal_article' }),
  nameOf: ({ title }) => title,
  columns: [
    textColumn('title'),
    textColumn('authors'),
    { key: 'year', cell: ({ year }) => <YearCell year={year} /> },
    OWNER_COLUMN,
  ],
  fields: [
    OwnerField,
    { name: 'title', required: true, wide: true },
    { name: 'authors' },
    { name: 'year', as: 'number' },
    { name: 'type', as: 'choice' },
    { name: 'journal' },
    { name: 'doi', hint: 'doi' },
    { name: 'url', as: 'address', wide: true },
    { name: 'source_id' },
    { name: 'full_citation', as: 'longText' },
  ],
}

export const textSourcesKind: RecordKind<typeof textSourceInput> = {
  Icon: Quote,
  nameOf: ({ species, field }) => `${species?.scientific_name} ${field}`,
  columns: [
    OWNER_COLUMN,
    choiceColumn('text', 'species_text_sources', 'field'),
    { key: 'reference', cell: ({ reference_id }) => <OptionCell topic="references" id={reference_id} /> },
    textColumn('supports'),
  ],
  fields: [
    OwnerField,
    { name: 'field', as: 'choice', none: 'choose', required: true },
    ReferenceField,
    { name: 'supports', as: 'longText', hint: 'supports' },
  ],
}

/** The publication that supports a text: one of the references of the species. */
function ReferenceField() {
  const { t } = useTranslation('admin')
  const species_id = useWatch({ name: 'species_id' })
  const { data } = useQuery({
    ...adminApi.references.page.queryOptions({ input: { species_id, size: PICKER_SIZE } }),
    enabled: Boolean(species_id),
  })
  const works = species_id ? (data?.rows ?? []) : []
  return (
    <SelectField
      name="reference_id"
      options={works.map(({ id, title, year }) => ({
        value: id,
        label: [title, year].filter(Boolean).join(', '),
      }))}
      none={t('form.choose')}
      hint={t('hints.reference_id')}
      required
      wide
    />
  )
}
