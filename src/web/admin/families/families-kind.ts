import { Network } from 'lucide-react'
import type { familyInput } from '#contract/species-parts-curation.ts'
import { nameColumn, textColumn } from '../records/kind-columns.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const familiesKind: RecordKind<typeof familyInput> = {
  Icon: Network,
  nameOf: ({ family_name }) => family_name,
  columns: [
    nameColumn('family', 'family_name'),
    textColumn('order', 'order_name'),
    textColumn('class'),
    textColumn('description'),
  ],
  fields: [
    { name: 'family_name', required: true },
    { name: 'order_name' },
    { name: 'class' },
    { name: 'description', as: 'longText' },
  ],
}
