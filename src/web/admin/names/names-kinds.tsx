import { Signature, Tag } from 'lucide-react'
import type { commonNameInput, synonymInput } from '#contract/names-curation.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { choiceColumn, markColumn, nameColumn, OWNER_COLUMN } from '../records/kind-columns.tsx'
import { OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

/** Source: specification, document 3, section 2.9. */
export const commonNamesKind: RecordKind<typeof commonNameInput> = {
  Icon: Tag,
  blank: () => ({ language: 'en', is_main: false }),
  nameOf: ({ name }) => name,
  columns: [
    nameColumn('common_name', 'name'),
    choiceColumn('language', 'common_names', 'language'),
    OWNER_COLUMN,
    markColumn('status', 'is_main', 'main'),
  ],
  fields: [
    OwnerField,
    { name: 'name', required: true },
    { name: 'language', as: 'choice', required: true },
    { name: 'iso_639', hint: 'iso_639' },
    { name: 'is_main', as: 'mark' },
  ],
}

export const synonymsKind: RecordKind<typeof synonymInput> = {
  Icon: Signature,
  blank: () => ({ kind: 'former' }),
  nameOf: ({ synonym }) => synonym,
  columns: [
    { key: 'synonym', cell: ({ synonym }) => <SpeciesName name={synonym} /> },
    choiceColumn('type', 'species_synonyms', 'kind'),
    OWNER_COLUMN,
  ],
  fields: [OwnerField, { name: 'synonym', as: 'latin', required: true }, { name: 'kind', as: 'choice' }],
}
