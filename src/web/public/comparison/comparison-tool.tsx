import { useSuspenseQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { MOST_COMPARED } from '#domain/trade/comparison.ts'
import { api } from '#web/api.ts'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useNameLabels } from '#web/components/use-name-labels.ts'
import { HELD_CARDS, HELD_NAMES } from '#web/held-species.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChosenSpecies } from './chosen-species.tsx'
import { comparisonAddress } from './comparison-address.ts'
import { ComparisonResults } from './comparison-results.tsx'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'
import { PICKER_ID, SpeciesPicker } from './species-picker.tsx'
import { type Comparison, useComparison } from './use-comparison.ts'

/** The comparison, the same on its own page and on the tab of the browse page. */
export function ComparisonTool() {
  const { t } = useTranslation('trade')
  return (
    <Boundary message={t('compare.speciesFailed')} skeleton={<ComparisonSkeleton />}>
      <LoadedTool />
    </Boundary>
  )
}

function LoadedTool() {
  const { t } = useTranslation('trade')
  const { known, names } = useComparableSpecies()
  const label = useNameLabels(known.map(({ id }) => id))
  // Every part of the tool uses the name in the reader's language.
  const species = known.map((card) => ({ ...card, common_name: label({ ...card, species_id: card.id }) }))
  const comparison = useComparison(species)
  const { chosen, choose, load, canLoad, isLoaded } = comparison
  const clear = () => {
    // The button is about to be disabled and would lose the focus.
    document.getElementById(PICKER_ID)?.focus()
    choose([])
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section
        aria-label={t('compare.choice')}
        className="grid gap-4 rounded-md border border-line bg-surface px-4 py-4 md:px-5.5 md:py-5"
      >
        <div className="grid items-start gap-3 *:first:col-span-full sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:*:first:col-auto">
          <SpeciesPicker known={species} names={names} chosen={chosen} onChoose={choose} />
          <Button tone="primary" disabled={!canLoad} onClick={load} className="lg:mt-6">
            {t('compare.load')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={clear} className="lg:mt-6">
            {t('compare.clear')}
          </Button>
        </div>
        <ChosenSpecies
          chosen={chosen}
          onRemove={(id) => choose(chosen.map((one) => one.id).filter((one) => one !== id))}
        />
        <SelectionNotes comparison={comparison} />
        <div className="border-t border-line pt-2.25">
          <ReleaseSource dataset="cites_trade" />
        </div>
      </section>
      {isLoaded ? <ComparisonResults comparison={comparison} /> : <ComparisonSteps />}
    </div>
  )
}

const STEPS = ['choose', 'load', 'read'] as const

/** How to make a comparison; shown until one is loaded. */
function ComparisonSteps() {
  const { t } = useTranslation('trade')
  return (
    <section aria-label={t('compare.steps.label')}>
      <ol className="grid border-t border-line md:grid-cols-3 md:gap-x-8">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 border-line py-5 max-md:border-b">
            <span aria-hidden="true" className="w-7 flex-none font-serif text-4xl leading-none text-ink-3">
              {index + 1}
            </span>
            <div>
              <h2 className="text-h3 font-[650]">{t(`compare.steps.${step}.title`)}</h2>
              <p className="mt-1 max-w-read text-sm text-ink-2">{t(`compare.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What of a shared address is not shown: unknown ids, and species beyond the fifth. */
function SelectionNotes({ comparison: { unknown, surplus } }: { comparison: Comparison }) {
  const { t } = useTranslation('trade')
  return (
    <>
      {unknown.length > 0 && (
        <Notice tone="caution">
          {t('compare.unknown', { count: unknown.length })}{' '}
          <span className="break-all">{unknown.join(', ')}</span>
        </Notice>
      )}
      {surplus > 0 && (
        <Notice tone="caution">{t('compare.surplus', { surplus, most: MOST_COMPARED })}</Notice>
      )}
    </>
  )
}

/** More of an address are not looked up: five are compared. */
const MOST_LOOKED_UP = 20

interface ComparableSpecies {
  /** All species, or of many those of the address. */
  known: readonly SpeciesCard[]
  /** By what all are found; undefined where they are many, and the portal is asked. */
  names: readonly NamesOfSpecies[] | undefined
}

/** The species that the tool needs to know. */
function useComparableSpecies(): ComparableSpecies {
  const [{ data: cards }, { data: names }] = useSuspenseQueries({ queries: [HELD_CARDS, HELD_NAMES] })
  const areAll = cards.length > 0
  const asked = comparisonAddress({ ...useSearch({ strict: false }) }).species
  const ids = areAll ? [] : [...new Set(asked)].slice(0, MOST_LOOKED_UP)
  const chosen = useSuspenseQueries({
    queries: ids.map((id) => api.species.card.queryOptions({ input: { id } })),
  })
  return areAll
    ? { known: cards, names }
    : { known: chosen.flatMap(({ data }) => data ?? []), names: undefined }
}
