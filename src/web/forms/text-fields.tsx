import type { InputHTMLAttributes } from 'react'
import { useWatch } from 'react-hook-form'
import { CONTROL } from './control.ts'
import { DayInWords } from './day-in-words.tsx'
import { type FieldProps, Labelled, useField } from './field.tsx'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'email'
  /** A scientific name is written as it is printed. */
  latin?: boolean
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

/** One line of text, an address or a number. */
export function TextField({ type = 'text', latin, inputMode, ...props }: TextFieldProps) {
  const field = useField(props)
  return (
    <Labelled field={field} {...props}>
      <input
        {...field.control}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        aria-required={props.required}
        className={`${CONTROL} h-11 ${latin ? 'font-serif text-[1.0625rem] italic' : ''}`}
      />
    </Labelled>
  )
}

/** A figure; anything that is no number is refused with the field's own words. */
export function NumberField(props: FieldProps) {
  return <TextField inputMode="numeric" {...props} />
}

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
