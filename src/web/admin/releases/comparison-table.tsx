import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesNothing } from '#domain/releases/comparison.ts'
import type { ImportState } from '#domain/releases/import-states.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { OneImport } from './one-import.ts'

const COUNTS = ['before', 'after', 'added', 'removed', 'changed'] as const
type Counts = Record<(typeof COUNTS)[number], number>

/** Names stay visible while the figures scroll on a phone. */
const NAMES = 'sticky left-0 min-w-36 px-4'

interface ComparisonTableProps {
  comparison: NonNullable<OneImport['comparison']>
  totals: Counts
  state: ImportState
}

/** What the release changes, species by species, with all of them in the first row. */
export function ComparisonTable({ comparison, totals, state }: ComparisonTableProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const [withUnchanged, setWithUnchanged] = useState(false)
  const unchanged = comparison.filter(changesNothing).length
  const shown = withUnchanged ? comparison : comparison.filter((one) => !changesNothing(one))
  const cells = (counts: Counts) =>
    COUNTS.map((name) => (
      <td key={name} className="px-4 py-2 text-right">
        {format.number(counts[name])}
      </td>
    ))

  return (
    <section className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 pt-4 pb-3">
        <div>
          <h2 id="comparison" className="text-h3 font-[650]">
            {t('releases.comparison.title')}
          </h2>
          <p className="text-sm text-ink-3">
            {t(state === 'waiting' ? 'releases.comparison.lead' : 'releases.comparison.leadDecided')}
          </p>
        </div>
        {unchanged > 0 && (
          <Switch
            label={t('releases.comparison.unchanged', { count: unchanged })}
            on={withUnchanged}
            onChange={setWithUnchanged}
          />
        )}
      </div>
      <ScrollRegion aria-labelledby="comparison">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-ink text-xs text-ink-2">
              <th scope="col" className={`${NAMES} bg-surface py-2.5 font-semibold`}>
                {t('columns.species')}
              </th>
              {COUNTS.map((name) => (
                <th key={name} scope="col" className="px-4 py-2.5 text-right font-semibold">
                  {t(`releases.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-b border-line bg-sunken font-semibold">
              <th scope="row" className={`${NAMES} bg-sunken py-2.5`}>
                {t('releases.comparison.all')}
              </th>
              {cells(totals)}
            </tr>
            {shown.map((one) => (
              <tr key={one.species_id} className="border-b border-line last:border-0 hover:bg-tint">
                <th scope="row" className={`${NAMES} bg-surface py-2 font-normal`}>
                  {one.species ? (
                    <>
                      <SpeciesName name={one.species.scientific_name} />
                      <span className="block text-xs text-ink-3">{one.species.common_name}</span>
                    </>
                  ) : (
                    t('releases.comparison.unlinked')
                  )}
                </th>
                {cells(one)}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
