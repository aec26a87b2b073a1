import { useController } from 'react-hook-form'
import { type FieldProps, Labelled, useField } from './field.tsx'
import { useFieldPath } from './field-scope.ts'
import { type SpeciesChoice, SpeciesPicker } from './species-picker.tsx'

interface SpeciesFieldProps extends FieldProps {
  species: readonly SpeciesChoice[]
}

/** The species that a record belongs to. */
export function SpeciesField({ species, ...props }: SpeciesFieldProps) {
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })

  return (
    <Labelled field={field} {...props}>
      <SpeciesPicker
        id={field.id}
        species={species}
        value={stored.value}
        onPick={stored.onChange}
        onBlur={stored.onBlur}
        aria-required={props.required}
        aria-invalid={field.control['aria-invalid']}
        aria-describedby={field.control['aria-describedby']}
      />
    </Labelled>
  )
}
