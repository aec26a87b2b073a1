import { Plus } from 'lucide-react'
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CONTROL } from './control.ts'
import { DayInWords } from './day-in-words.tsx'
import { type FieldProps, Labelled, useField, useFieldPath } from './field.tsx'

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

/** Several words, added by button or Enter, each of them once, and removable. */
export function ListField(props: FieldProps) {
  const { t } = useTranslation('admin')
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })
  const [draft, setDraft] = useState('')
  const words: readonly string[] = stored.value ?? []

  const add = () => {
    const word = draft.trim()
    if (word !== '' && !words.includes(word)) stored.onChange([...words, word])
    setDraft('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <Labelled field={field} wide {...props}>
      <div className="flex gap-2">
        <input
          id={field.id}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={addOnEnter}
          onBlur={stored.onBlur}
          aria-describedby={field.control['aria-describedby']}
          autoComplete="off"
          className={`${CONTROL} h-11`}
        />
        <Button onClick={add}>
          <Plus className="size-4" />
          {t('form.add')}
        </Button>
      </div>
      {words.length > 0 && (
        <ul aria-label={field.words} className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <Chip name={word} onRemove={() => stored.onChange(words.filter((other) => other !== word))} />
            </li>
          ))}
        </ul>
      )}
    </Labelled>
  )
}
