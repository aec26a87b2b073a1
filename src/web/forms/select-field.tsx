import { useController } from 'react-hook-form'
import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField } from './field.tsx'
import { useFieldPath } from './field-scope.ts'

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** What stands for nothing chosen; without it something always is. */
  none?: string
}

/** One of several words; shows the stored one also where the words arrive later than the record. */
export function SelectField({ options, none, ...props }: SelectFieldProps) {
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })
  return (
    <Labelled field={field} {...props}>
      <select
        {...field.control}
        {...stored}
        value={stored.value ?? ''}
        aria-required={props.required}
        className={`${CONTROL} h-11`}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
