import type { SpeciesDetail } from '#contract/species-contract.ts'
import { statusPoints } from '#domain/assessments/status-scale.ts'
import { ConservationTrendsChart } from '#web/charts/conservation-trends/conservation-trends-chart.tsx'
import { statusMarks } from '#web/charts/conservation-trends/conservation-trends-points.ts'
import { fileNamePart, useSubject } from '../../species-subject.ts'
import { useStatusSource } from './use-status-source.ts'

interface ConservationTrendsProps {
  species: SpeciesDetail
  currentYear: number
}

/** One assessment makes no trend. Source: specification, document 2, section 2.7. */
export function hasTrends({ iucn_assessments }: SpeciesDetail): boolean {
  return statusMarks(iucn_assessments).length > 1
}

/** The Red List category from the first global assessment to this year. */
export function ConservationTrends({ species, currentYear }: ConservationTrendsProps) {
  const subject = useSubject(species)
  const source = useStatusSource()
  const { scientific_name, iucn_assessments, cites_listings } = species
  return (
    <ConservationTrendsChart
      name={fileNamePart(species)}
      subject={subject}
      scientific_name={scientific_name}
      points={statusPoints(iucn_assessments, cites_listings, currentYear)}
      marks={statusMarks(iucn_assessments)}
      source={source}
    />
  )
}
