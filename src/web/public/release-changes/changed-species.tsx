import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ReleaseComparison } from '#contract/release-comparison.ts'
import { NamedHere } from '#web/components/named-here.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { MoreButton } from '../more-button.tsx'
import { ChangedSpeciesTable } from './changed-species-table.tsx'
import { furtherChanges, SPECIES_OF_PART } from './species-of-part.ts'

/** The species that changed, of many the first and the way to the others, and how many did not. */
export function ChangedSpecies({ comparison }: { comparison: ReleaseComparison }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { from, to, species_in_all, unchanged = 0 } = comparison
  const releases = { from: from.release, to: to.release }
  const further = useInfiniteQuery(furtherChanges(releases))
  const species = [comparison, ...(further.data?.pages ?? [])].flatMap((part) => part.species)
  const more = Math.min((species_in_all ?? species.length) - species.length, SPECIES_OF_PART)
  return (
    <NamedHere species={species.map(({ species_id }) => species_id)}>
      {species_in_all !== undefined && (
        <p role="status" className="mb-3 text-sm text-ink-2">
          {t('changes.listed', {
            shown: format.number(species.length),
            total: format.number(species_in_all),
          })}
        </p>
      )}
      {species.length > 0 && <ChangedSpeciesTable species={species} release={to.release} />}
      {more > 0 && (
        <MoreButton
          isAsking={further.isFetching}
          isFailed={further.isError}
          onAsk={() => further.fetchNextPage()}
        >
          {t('changes.more', { count: more, figure: format.number(more) })}
        </MoreButton>
      )}
      {unchanged > 0 && (
        <p className="mt-4 text-sm text-ink-2">{t('changes.unchanged', { count: unchanged })}</p>
      )}
    </NamedHere>
  )
}
