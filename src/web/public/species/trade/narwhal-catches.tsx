import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Boundary } from '#web/components/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CatchChart, useCatches } from '../catch/catch-chart.tsx'

/** The one species with its catches among its trade. Source: specification, document 2, section 2.4. */
const NARWHAL = 'Monodon monoceros'

export function NarwhalCatches({ species }: { species: SpeciesDetail }) {
  if (species.scientific_name !== NARWHAL) return null
  return (
    <div className="min-w-0 lg:col-span-6">
      <Boundary skeleton={<Skeleton className="h-125 w-full" />}>
        <Catches species={species} />
      </Boundary>
    </div>
  )
}

/** The chart, and the way to the one that sets exports beside it. */
function Catches({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('trade')
  return (
    <>
      <CatchChart species={species} records={useCatches(species.id)} />
      <Link
        from="/species/$id"
        to="."
        search={{ tab: 'catch' }}
        className="mt-3 inline-block text-sm text-accent underline"
      >
        {t('stock.link')}
      </Link>
    </>
  )
}
