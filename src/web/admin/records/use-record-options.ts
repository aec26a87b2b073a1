import { useQuery } from '@tanstack/react-query'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { recordApi } from './record-api.ts'

const NAME_OF = { countries: 'country_name', management_areas: 'area_name', references: 'title' } as const

/** The records of a kind as the options of a picker, by name; none while they load. */
export function useRecordOptions(topic: keyof typeof NAME_OF): { value: string; label: string }[] {
  const { data } = useQuery(recordApi(topic).page.queryOptions({ input: { size: PICKER_SIZE } }))
  const rows = (data?.rows ?? []) as unknown as Record<string, string>[]
  return rows.map((row) => ({ value: row.id ?? '', label: row[NAME_OF[topic]] ?? '' }))
}
