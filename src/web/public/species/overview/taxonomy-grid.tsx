import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { FactGrid } from './fact-grid.tsx'

const RANKS = [
  'kingdom',
  'phylum',
  'class',
  'order_name',
  'family',
  'genus',
  'species_name',
  'authority',
] as const
/** Names of genus and below are italic. */
const ITALIC: readonly string[] = ['genus', 'species_name']

export function TaxonomyGrid({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const known = RANKS.flatMap((rank) => {
    const name = species[rank]
    return name ? [{ rank, name }] : []
  })
  return (
    <FactGrid
      facts={known.map(({ rank, name }) => ({
        name: t(`taxonomy.${rank}`),
        value: ITALIC.includes(rank) ? <SpeciesName name={name} /> : name,
      }))}
    />
  )
}
