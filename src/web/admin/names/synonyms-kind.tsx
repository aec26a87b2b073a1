import { Signature } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SYNONYM_KINDS, synonymInput } from '#contract/names-curation.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { OwnerCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const synonymsKind: RecordKind<typeof synonymInput> = {
  Icon: Signature,
  blank: () => ({ kind: 'former', checked: false }),
  nameOf: ({ synonym }) => synonym,
  columns: [
    { key: 'synonym', cell: ({ synonym }) => <SpeciesName name={synonym} /> },
    { key: 'type', cell: ({ kind }) => <KindCell kind={kind} /> },
    { key: 'species', cell: OwnerCell },
  ],
  Fields: SynonymFields,
}

function KindCell({ kind }: { kind: (typeof SYNONYM_KINDS)[number] }) {
  const { t } = useTranslation('admin')
  return t(`synonymKinds.${kind}`)
}

function SynonymFields() {
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="synonym" latin required />
      <ChoiceField topic="species_synonyms" name="kind" />
    </FieldGroup>
  )
}
