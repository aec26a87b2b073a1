import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { entryName, populationOfEntry, speciesOfEntry } from '#domain/listings/listing-entry.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import type { DashboardSort } from '#domain/summaries/dashboard-choices.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useLocalNames } from '#web/components/use-local-names.ts'
import { FADED_EDGE, MoreColumns } from '#web/ui/more-of-table.tsx'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { useHiddenColumns } from '#web/ui/use-hidden-parts.ts'
import { type EffectivenessColumn, useEffectivenessColumns } from './effectiveness-columns.tsx'

interface EffectivenessTableProps {
  ref: RefObject<HTMLElement | null>
  rows: readonly EffectivenessRow[]
  sort: DashboardSort
}

/** The entries in a region that scrolls by itself; head and names stay in view. */
export function EffectivenessTable({ ref, rows, sort }: EffectivenessTableProps) {
  const { t } = useTranslation('conservation')
  const columns = useEffectivenessColumns(rows, sort)
  const hidden = useHiddenColumns(ref)
  return (
    <>
      <section
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('dashboard.table.label')}
        // Source: specification, document 2, section 9: 'scroll area 600 px'.
        className={`relative max-h-[600px] overflow-auto border-t border-line print:max-h-none print:overflow-visible ${hidden > 0 ? FADED_EDGE : ''}`}
      >
        <table className="w-full border-separate border-spacing-0 text-sm">
          <SignGroup>
            <thead>
              <tr>
                <Head
                  pinned
                  label={t('dashboard.columns.species')}
                  sorted={sort === 'scientific_name' && 'ascending'}
                />
                {columns.map(({ key, ...column }) => (
                  <Head key={key} {...column} />
                ))}
              </tr>
            </thead>
          </SignGroup>
          <tbody>
            {rows.map((row) => (
              <tr key={row.species_id} className="group">
                <NameCell row={row} />
                {columns.map(({ key, figures, cell }) => (
                  <td
                    key={key}
                    className={`border-b border-line px-3 py-2 group-last:border-b-0 group-hover:bg-tint md:last:pr-5 ${figures ? 'text-right whitespace-nowrap' : ''}`}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MoreColumns hidden={hidden} className="px-4 pt-1.5 md:px-5" />
    </>
  )
}

interface HeadProps extends Pick<EffectivenessColumn, 'label' | 'figures' | 'sorted' | 'signs'> {
  /** Stays in view when the table is scrolled sideways. */
  pinned?: boolean
}

function Head({ pinned = false, label, figures = false, sorted = false, signs }: HeadProps) {
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={sorted || undefined}
      className={`sticky top-0 border-b border-ink bg-surface px-3 py-2.5 text-xs font-semibold whitespace-nowrap text-ink-2 md:first:pl-5 md:last:pr-5 ${figures ? 'text-right' : 'text-left'} ${pinned ? 'left-0 z-20' : 'z-10'}`}
    >
      {label}
      {sorted && <Arrow className="ml-1 inline size-3.5 align-[-2px]" />}
      {signs}
    </th>
  )
}

/** The species, and the name of the entry: a population is called as it is listed. */
function NameCell({ row: { species_id, scientific_name, common_name } }: { row: EffectivenessRow }) {
  const id = speciesOfEntry(species_id)
  const local = useLocalNames()(id)
  return (
    <th
      scope="row"
      className="sticky left-0 z-1 border-b border-line bg-surface px-3 py-2 text-left font-normal group-last:border-b-0 group-hover:bg-tint max-md:max-w-40 md:min-w-50 md:pl-5"
    >
      <Link to="/species/$id" params={{ id }} className="text-ink no-underline hover:underline">
        <SpeciesName name={scientific_name} className="text-base leading-[1.3]" />
      </Link>
      <span className="block text-xs text-ink-2">
        {local ? (
          entryName(capitalised(local), populationOfEntry(species_id))
        ) : (
          <span lang="en">{common_name}</span>
        )}
      </span>
    </th>
  )
}
