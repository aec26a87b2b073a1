import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { SpeciesField } from '#web/forms/species-field.tsx'

/** Whose record it is; a picker of every species. Source: specification, document 3, sections 2.7 to 2.9. */
export function OwnerField() {
  const { t } = useTranslation('admin')
  const { data = [] } = useQuery(api.species.list.queryOptions())
  return <SpeciesField name="species_id" species={data} hint={t('form.speciesFirst')} required wide />
}
