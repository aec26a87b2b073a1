import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseComparison } from '#contract/release-comparison.ts'
import { figureEffects } from '#domain/releases/figure-effects.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { FigureEffectsList } from './figure-effects-list.tsx'

type Compared = ReleaseComparison['species'][number]

const KINDS = ['added', 'removed', 'changed'] as const

interface ChangedSpeciesTableProps {
  species: readonly Compared[]
  /** The later release. */
  release: string
}

/** Species with rows or figures that differ: a table from 1024 px on, below that each a card. */
export function ChangedSpeciesTable({ species, release }: ChangedSpeciesTableProps) {
  const { t } = useTranslation('trade')
  return (
    <table className="w-full border-collapse text-sm max-lg:block">
      <caption className="sr-only">{t('changes.table')}</caption>
      <thead className="max-lg:hidden">
        <tr className="text-left text-xs text-ink-2 [&_th]:border-b [&_th]:border-ink [&_th]:px-3 [&_th]:py-2 [&_th]:font-semibold [&_th:first-child]:pl-0 [&_th:last-child]:pr-0">
          <th scope="col">{t('changes.species')}</th>
          <th scope="col" className="text-right">
            {t('changes.rows')}
          </th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col" className="text-right">
              {t(`changes.${kind}`)}
            </th>
          ))}
          <th scope="col">{t('changes.effects')}</th>
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-3">
        {species.map((one) => (
          <SpeciesRow key={one.species_id} species={one} release={release} />
        ))}
      </tbody>
    </table>
  )
}

function SpeciesRow({ species, release }: { species: Compared; release: string }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { before, after, figures } = species
  return (
    <tr className="align-top max-lg:grid max-lg:grid-cols-3 max-lg:gap-3 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-b lg:border-line lg:hover:bg-tint">
      <th scope="row" className="text-left font-normal max-lg:col-span-3 lg:py-3 lg:pr-3">
        <Name {...species} />
      </th>
      <Figure label={t('changes.rows')} className="max-lg:col-span-3">
        {t('changes.rowsFromTo', { before: format.number(before), after: format.number(after) })}
      </Figure>
      {KINDS.map((kind) => (
        <Figure key={kind} label={t(`changes.${kind}`)}>
          {species[kind] === 0 ? <span className="text-ink-3">0</span> : format.number(species[kind])}
        </Figure>
      ))}
      <td className="max-lg:col-span-3 lg:w-96 lg:py-3 lg:pl-3">
        <span className="block text-xs font-semibold text-ink-2 lg:hidden">{t('changes.effects')}</span>
        <FigureEffectsList effects={figureEffects(figures.before, figures.after)} release={release} />
      </td>
    </tr>
  )
}

function Name({ species_id, scientific_name, common_name }: Compared) {
  if (common_name === null) return <SpeciesName name={scientific_name} />
  return (
    <Link
      to="/species/$id"
      params={{ id: species_id }}
      search={{ tab: 'trade' }}
      className="text-ink no-underline hover:underline"
    >
      <span className="block font-semibold">
        <CommonName species_id={species_id} name={common_name} />
      </span>
      <SpeciesName name={scientific_name} className="text-sm" />
    </Link>
  )
}

/** A figure under the name of its column, which is beside it where there are no columns. */
function Figure({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <td className={`tabular-nums lg:px-3 lg:py-3 lg:text-right lg:whitespace-nowrap ${className}`}>
      <span className="block text-xs font-semibold text-ink-2 lg:hidden">{label}</span>
      {children}
    </td>
  )
}
