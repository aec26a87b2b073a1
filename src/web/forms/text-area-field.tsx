import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField } from './field.tsx'

/** Several lines of text; grows with what is written. */
export function TextAreaField({ rows = 3, ...props }: FieldProps & { rows?: number }) {
  const field = useField(props)
  return (
    <Labelled field={field} wide {...props}>
      <textarea
        {...field.control}
        rows={rows}
        aria-required={props.required}
        className={`${CONTROL} field-sizing-content max-h-120 min-h-20 py-2.5 leading-[1.5]`}
      />
    </Labelled>
  )
}
