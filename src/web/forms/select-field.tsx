import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField } from './field.tsx'

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  /** What stands for nothing chosen; without it something always is. */
  none?: string
}

/** One of several words. */
export function SelectField({ options, none, ...props }: SelectFieldProps) {
  const field = useField(props)
  return (
    <Labelled field={field} {...props}>
      <select {...field.control} aria-required={props.required} className={`${CONTROL} h-11`}>
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
