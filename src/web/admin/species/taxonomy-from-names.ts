import { useFormContext } from 'react-hook-form'
import { nameParts } from '#domain/species/name-parts.ts'
import { useFamilies } from './family-field.tsx'

/**
 * Fills in what follows from a species' names, wherever nothing is written yet: genus and species from the
 * scientific name, order and class from the family.
 */
export function useTaxonomyFromNames(): () => void {
  const { getValues, setValue } = useFormContext()
  const families = useFamilies()

  return () => {
    const [scientific_name, chosen] = getValues(['scientific_name', 'family'])
    const family = families.find(({ family_name }) => family_name === chosen)
    const known = { ...nameParts(scientific_name), order_name: family?.order_name, class: family?.class }
    for (const [field, value] of Object.entries(known))
      if (value && !getValues(field)) setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }
}
