import type { KindField } from '../records/kind-fields.tsx'
import { SuspendedCountryField } from '../records/record-fields.tsx'

/** What is entered of a suspension of trade, in its own form and in the table of a species' article. */
export const SUSPENSION_FIELDS: readonly KindField[] = [
  SuspendedCountryField,
  { name: 'country_name', hint: 'suspended_country_name' },
  { name: 'issued_by', as: 'choice', required: true },
  { name: 'suspension_start_date', as: 'day', required: true },
  { name: 'suspension_end_date', as: 'day', hint: 'open_end' },
  { name: 'is_active', as: 'mark' },
  { name: 'confirmed_on', as: 'day', hint: 'confirmed_on' },
]
