import type { InputHTMLAttributes } from 'react'
import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField } from './field.tsx'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'email'
  placeholder?: string
  /** A scientific name is written as it is printed. */
  latin?: boolean
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

/** One line of text, an address or a number. */
export function TextField({ type = 'text', placeholder, latin, inputMode, ...props }: TextFieldProps) {
  const field = useField(props)
  return (
    <Labelled field={field} {...props}>
      <input
        {...field.control}
        type={type}
        placeholder={placeholder}
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
