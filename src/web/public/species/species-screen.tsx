import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '#web/api.ts'
import { Page } from '#web/components/page.tsx'

export function SpeciesScreen() {
  const { id } = useParams({ from: '/species/$id' })
  const { data: species } = useSuspenseQuery(api.species.get.queryOptions({ input: { id } }))
  return <Page title={species.scientific_name}>{null}</Page>
}
