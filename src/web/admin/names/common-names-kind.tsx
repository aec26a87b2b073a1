import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { commonNameInput } from '#contract/names-curation.ts'
import type { NameLanguage } from '#domain/names/name-languages.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { MarkCell, OwnerCell } from '../records/cells.tsx'
import { ChoiceField } from '../records/choice-field.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

/** Source: specification, document 3, section 2.9. */
export const commonNamesKind: RecordKind<typeof commonNameInput> = {
  Icon: Tag,
  blank: () => ({ language: 'en', is_main: false, checked: false }),
  nameOf: ({ name }) => name,
  columns: [
    { key: 'common_name', sort: 'name', cell: ({ name }) => <span className="font-medium">{name}</span> },
    { key: 'language', cell: ({ language }) => <LanguageCell language={language} /> },
    { key: 'species', cell: OwnerCell },
    { key: 'status', cell: ({ is_main }) => <MainCell is_main={is_main} /> },
  ],
  Fields: CommonNameFields,
}

function LanguageCell({ language }: { language: NameLanguage }) {
  const { t } = useTranslation('species')
  return t(`languages.${language}`)
}

function MainCell({ is_main }: { is_main: boolean }) {
  const { t } = useTranslation('admin')
  return <MarkCell on={is_main} yes={t('marks.main')} />
}

function CommonNameFields() {
  const { t } = useTranslation(['admin', 'species'])
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="name" required />
      <ChoiceField topic="common_names" name="language" required />
      <TextField name="iso_639" hint={t('hints.iso_639')} />
      <CheckboxField name="is_main" />
    </FieldGroup>
  )
}
