import { FieldNote, type FieldProps, useField } from './field.tsx'

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
