import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { SpeciesField } from '#web/forms/species-field.tsx'

/** The species of the record. Source: specification, document 3, sections 2.7 to 2.9. */
export function OwnerField() {
  const { t } = useTranslation('admin')
  const { data: species } = useQuery(api.species.list.queryOptions())
  const chosen = useWatch({ name: 'species_id' })
  const isUnknown = chosen && species?.every(({ id }) => id !== chosen)
  const hint = isUnknown ? t('form.speciesUnknown') : chosen ? undefined : t('form.speciesFirst')
  return <SpeciesField name="species_id" species={species ?? []} hint={hint} required wide />
}
