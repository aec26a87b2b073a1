import { useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { KINGDOMS, type speciesInput } from '#contract/species-curation.ts'
import { redListStatusOf, statusOfCard } from '#domain/assessments/red-list-status.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SpeciesStatus } from '#web/ui/species-status.tsx'
import { adminApi } from '../admin-api.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { NextSteps } from './next-steps.tsx'
import { SpeciesDeleteNote } from './species-delete-note.tsx'
import { SpeciesFields } from './species-fields.tsx'

/** Source: specification, document 3, sections 2.5 and 2.6. */
export const speciesKind: RecordKind<typeof speciesInput> = {
  Icon: List,
  blank: () => ({
    kingdom: KINGDOMS[0],
    population_trend: 'unknown',
    manual_review: 'draft',
    arctic_region: true,
  }),
  nameOf: ({ scientific_name }) => scientific_name,
  columns: [
    { key: 'scientific_name', cell: ({ scientific_name }) => <SpeciesName name={scientific_name} /> },
    { key: 'common_name', cell: ({ common_name }) => common_name },
    { key: 'family', cell: ({ family }) => family },
    { key: 'iucn_status', cell: ({ id }) => <StatusCell id={id} /> },
  ],
  DeleteNote: SpeciesDeleteNote,
  NextSteps,
  fields: SpeciesFields,
}

/** The real latest status. Source: supplement, section 2, "Admin species list". */
function StatusCell({ id }: { id: string }) {
  const { data = [] } = useQuery(adminApi.species.statuses.queryOptions())
  const found = data.find((species) => species.id === id)
  return <SpeciesStatus status={found ? statusOfCard(found) : redListStatusOf(null)} />
}
