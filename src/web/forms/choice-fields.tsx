import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CONTROL } from './control.ts'
import { FieldNote, type FieldProps, Labelled, useField, useFieldPath } from './field.tsx'

type FieldOptions = readonly { value: string; label: string }[]

interface SelectFieldProps extends FieldProps {
  options: FieldOptions
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

/** A question whose answer may be unknown: yes, no or not stated. */
export function YesNoField(props: FieldProps) {
  const { t } = useTranslation('admin')
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })
  return (
    <Labelled field={field} {...props}>
      <select
        {...field.control}
        {...stored}
        value={stored.value === true ? 'yes' : stored.value === false ? 'no' : ''}
        onChange={({ target }) => stored.onChange(target.value === '' ? null : target.value === 'yes')}
        className={`${CONTROL} h-11`}
      >
        <option value="">{t('form.notStated')}</option>
        <option value="yes">{t('form.yes')}</option>
        <option value="no">{t('form.no')}</option>
      </select>
    </Labelled>
  )
}

/** Yes or no. */
export function CheckboxField(props: FieldProps) {
  const { id, words, problem, existing, control } = useField(props)
  return (
    <div className={`flex flex-col gap-1.5 ${props.wide ? 'md:col-span-2' : 'md:pt-5.5'}`}>
      <label className="flex min-h-11 items-center gap-2.5 text-ui">
        <input {...control} type="checkbox" className="size-4.5 flex-none accent-accent" />
        {words}
      </label>
      <FieldNote id={id} problem={problem} existing={existing} hint={props.hint} />
    </div>
  )
}

/** Any of several words, each ticked on its own. */
export function ChoicesField({ options, ...props }: FieldProps & { options: FieldOptions }) {
  const { id, words, problem } = useField(props)
  const { field } = useController({ name: useFieldPath(props.name) })
  const chosen: readonly string[] = field.value || []
  const toggle = (value: string, on: boolean) =>
    field.onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value))

  return (
    <fieldset className="col-span-full">
      <legend className="text-xs font-semibold text-ink-2">{words}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 text-ui">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              onBlur={field.onBlur}
              className="size-4.5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNote id={id} problem={problem} hint={props.hint} />
    </fieldset>
  )
}
