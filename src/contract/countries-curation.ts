import { z } from 'zod'
import { COUNTRY_KINDS } from '#domain/countries/country-kinds.ts'
import { checkbox, choice, provenanceFields, requiredText } from './fields.ts'

export const countryInput = z.object({
  country_code: requiredText('country_code_shape', 'code').regex(/^[A-Z][A-Z0-9]$/, 'country_code_shape'),
  country_name: requiredText('country_name_required', 'name'),
  kind: choice(COUNTRY_KINDS, 'type_required'),
  arctic_council: checkbox,
  nammco_member: checkbox,
  ...provenanceFields,
})
