import { Signature } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SYNONYM_KINDS, type synonymInput } from '#contract/names-curation.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { OwnerCell } from '../records/cells.tsx'
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
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="synonym" latin required />
      <SelectField
        name="kind"
        options={SYNONYM_KINDS.map((value) => ({ value, label: t(`synonymKinds.${value}`) }))}
      />
    </FieldGroup>
  )
}
