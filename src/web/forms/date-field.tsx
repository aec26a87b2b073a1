import { useWatch } from 'react-hook-form'
import { CONTROL } from './control.ts'
import { DayInWords } from './day-in-words.tsx'
import { type FieldProps, Labelled, useField } from './field.tsx'

/** A day, as the browser lets people choose it. */
export function DateField(props: FieldProps) {
  const field = useField(props)
  const { control } = field
  const dayId = `${field.id}-day`
  return (
    <Labelled field={field} {...props}>
      <input
        {...control}
        type="date"
        required={props.required}
        aria-describedby={[dayId, control['aria-describedby']].filter(Boolean).join(' ')}
        className={`${CONTROL} h-11`}
      />
      <DayInWords id={dayId} day={useWatch({ name: control.name })} />
    </Labelled>
  )
}
