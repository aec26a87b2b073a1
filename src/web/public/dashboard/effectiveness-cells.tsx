import { Link } from '@tanstack/react-router'
import { Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import { entryName, populationOfEntry, speciesOfEntry } from '#domain/listings/listing-entry.ts'
import { statusOfRow } from '#domain/summaries/row-status.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useLocalNames } from '#web/components/use-local-names.ts'
import { ExplainedCitesBadge, ExplainedSpeciesStatus } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { EffectivenessBadge } from './effectiveness-badge.tsx'
import { TradeTrendCell, TrendWord } from './trend-word.tsx'

/** One entry: where it stands, where it goes, since when it is listed. */
export function EffectivenessCells({ row }: { row: EffectivenessRow }) {
  const { t } = useTranslation('common')
  const { number } = useFormat()
  const status = statusOfRow(row)
  return (
    <tr className="group">
      <th
        scope="row"
        className="sticky left-0 z-1 border-b border-line bg-surface px-3 py-2 text-left font-normal group-last:border-b-0 group-hover:bg-tint max-md:max-w-40 md:min-w-50 md:pl-5"
      >
        <Link
          to="/species/$id"
          params={{ id: speciesOfEntry(row.species_id) }}
          className="text-ink no-underline hover:underline"
        >
          <SpeciesName name={row.scientific_name} className="text-base leading-[1.3]" />
        </Link>
        <span className="block text-xs text-ink-2">
          <EntryName row={row} />
        </span>
      </th>
      <Cell>
        <ExplainedCitesBadge appendix={row.cites_appendix} />
      </Cell>
      <Cell>
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          <ExplainedSpeciesStatus status={status} codeOnly />
          {status.year !== null && <span className="text-ink-2">{status.year}</span>}
        </span>
      </Cell>
      <Cell>
        <TrendWord trend={row.population_trend} />
      </Cell>
      <Cell>
        <TradeTrendCell row={row} />
      </Cell>
      <Cell figures>{number(row.trade_records_count)}</Cell>
      <Cell figures>
        {row.years_under_cites === null ? (
          <Missing>{t('missing.listing')}</Missing>
        ) : (
          number(row.years_under_cites)
        )}
      </Cell>
      <Cell>
        <EffectivenessBadge category={row.effectiveness_category} />
      </Cell>
    </tr>
  )
}

function Cell({ figures = false, children }: { figures?: boolean; children: ReactNode }) {
  return (
    <td
      className={`border-b border-line px-3 py-2 group-last:border-b-0 group-hover:bg-tint md:last:pr-5 ${figures ? 'text-right whitespace-nowrap' : ''}`}
    >
      {children}
    </td>
  )
}

/** What is not known is said, in grey and with a dash. */
function Missing({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-3">
      <Minus className="size-4" />
      {children}
    </span>
  )
}

/** The name in the reader's language; the population keeps the one that it is listed under. */
function EntryName({ row: { species_id, common_name } }: { row: EffectivenessRow }) {
  const local = useLocalNames()(speciesOfEntry(species_id))
  return local ? entryName(local, populationOfEntry(species_id)) : <span lang="en">{common_name}</span>
}
