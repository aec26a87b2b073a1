import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { HintName } from '#web/forms/admin-words.ts'
import { CheckboxField, YesNoField } from '#web/forms/choice-fields.tsx'
import type { FieldProps } from '#web/forms/field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { DateField, ListField, NumberField, TextAreaField, TextField } from '#web/forms/text-fields.tsx'
import { ChoiceField, type ChoiceFieldProps } from './record-fields.tsx'
import type { AnyRecordKind } from './record-kind.ts'

/** The ways in which fields are written. */
const WRITTEN = {
  text: TextField,
  longText: TextAreaField,
  /** A scientific name. */
  latin: (props: FieldProps) => <TextField latin {...props} />,
  address: (props: FieldProps) => <TextField type="url" {...props} />,
  number: NumberField,
  day: DateField,
  /** Yes or no. */
  mark: CheckboxField,
  /** Yes, no or not stated. */
  yesNo: YesNoField,
  /** Several words. */
  list: ListField,
  /** One of the values that the contract takes. */
  choice: ChoiceField,
} as const satisfies Record<string, ComponentType<ChoiceFieldProps>>

interface DescribedField extends Omit<FieldProps, 'label' | 'hint'> {
  /** How it is written; in one line of text where nothing is said. */
  as?: keyof typeof WRITTEN
  hint?: HintName
  /** What stands for nothing chosen; without it something always is. */
  none?: 'choose' | 'none' | 'earlierCategory' | 'reasonNotLookedUp'
  rows?: number
}

/** A field as its kind describes it, or a component of its own. */
export type KindField = DescribedField | ComponentType

interface KindFieldListProps {
  topic: CuratedTopic
  fields: readonly KindField[]
}

/** Fields in the order in which they are described. */
export function KindFieldList({ topic, fields }: KindFieldListProps) {
  const { t } = useTranslation('admin')
  return fields.map((field, place) => {
    if (typeof field === 'function') {
      const Field = field
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form have a fixed order
      return <Field key={place} />
    }
    const { as = 'text', hint, none, ...props } = field
    const Field: ComponentType<ChoiceFieldProps> = WRITTEN[as]
    return (
      <Field
        key={field.name}
        topic={topic}
        hint={hint && t(`hints.${hint}`)}
        none={none && t(`form.${none}`)}
        {...props}
      />
    )
  })
}

/** The fields of a record's form. */
export function KindFields({ kind }: { kind: Pick<AnyRecordKind, 'topic' | 'fields' | 'moreFields'> }) {
  const { t } = useTranslation('admin')
  const { topic, fields: Fields, moreFields } = kind
  if (typeof Fields === 'function') return <Fields />
  return (
    <>
      <FieldGroup>
        <KindFieldList topic={topic} fields={Fields} />
      </FieldGroup>
      {moreFields && (
        <FieldGroup title={t(`form.${moreFields.title}`)}>
          <KindFieldList topic={topic} fields={moreFields.fields} />
        </FieldGroup>
      )}
    </>
  )
}
