import { useController } from 'react-hook-form'
import { FieldNote, type FieldProps, useField } from './field.tsx'
import { useFieldPath } from './field-scope.ts'

interface ChoicesFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[]
}

/** Any of several words, each ticked on its own. */
export function ChoicesField({ options, ...props }: ChoicesFieldProps) {
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
