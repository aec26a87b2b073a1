import { settableFields } from '#contract/settable-fields.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { FieldProps } from '#web/forms/field.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { useChoiceLabels } from './choice-labels.ts'

interface ChoiceFieldProps extends FieldProps {
  topic: CuratedTopic
  /** What stands for nothing chosen; without it something always is. */
  none?: string
}

/** A field with a choice: its values are those that the contract takes, called as everywhere in the back office. */
export function ChoiceField({ topic, ...props }: ChoiceFieldProps) {
  const labelOf = useChoiceLabels(topic)
  const { name } = props
  const field = settableFields(topic).find((one) => one.field === name)
  const values = field?.kind === 'choice' ? field.values : []
  return <SelectField options={values.map((value) => ({ value, label: labelOf(name, value) }))} {...props} />
}
