import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { foundSpecies } from '#domain/names/found-species.ts'
import { isSearchable } from '#domain/names/search-text.ts'
import { FEWEST_COMPARED, MOST_COMPARED } from '#domain/trade/comparison.ts'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { useOptionList } from '#web/ui/use-option-list.ts'
import { useAskedSpecies } from '../use-asked-species.ts'
import type { PickerOption } from './species-options.tsx'

const SpeciesOptions = lazyPart(() =>
  import('./species-options.tsx').then(({ SpeciesOptions: options }) => options),
)

/** The field, so that it can be focused. */
export const PICKER_ID = 'comparison-picker'

interface SpeciesPickerProps {
  /** The species that are at hand, and the names of all; without names the portal is asked. */
  known: readonly SpeciesCard[]
  names: readonly NamesOfSpecies[] | undefined
  chosen: readonly SpeciesCard[]
  onChoose: (ids: string[]) => void
}

/** Picks among all species by any of their names, five at most; picking a chosen one again removes it. */
export function SpeciesPicker({ known, names, chosen, onChoose }: SpeciesPickerProps) {
  const { t } = useTranslation('trade')
  const [draft, write] = useState('')
  const { isOpen, active, open, close, onKeyDown } = useOptionList()
  const listId = useId()
  const hintId = useId()
  const found = usePickerOptions(known, names, draft)
  const { options = [], error } = found
  const isFull = chosen.length >= MOST_COMPARED
  const isAsked = isOpen && !isFull
  const shows = isAsked && found.options !== undefined

  const pick = (option: PickerOption | undefined) => {
    if (option === undefined || !shows) return
    const { id } = option.species
    const ids = chosen.map((one) => one.id)
    onChoose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
    write('')
    close()
  }
  /** Enter takes the active option, or the only one. */
  const optionAt = (index: number) => options[index] ?? (options.length === 1 ? options[0] : undefined)

  return (
    <div className="relative min-w-0">
      <SearchField
        id={PICKER_ID}
        role="combobox"
        aria-expanded={shows}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shows && active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={hintId}
        readOnly={isFull}
        label={t('compare.picker.label', { chosen: chosen.length, most: MOST_COMPARED })}
        placeholder={t(isFull ? 'compare.picker.full' : 'compare.picker.placeholder')}
        clearLabel={t('compare.picker.clear')}
        value={draft}
        onWrite={(text) => {
          write(text)
          open()
        }}
        onClear={() => write('')}
        onClick={open}
        onKeyDown={(event) =>
          onKeyDown(event, { count: options.length, onEnter: (index) => pick(optionAt(index)) })
        }
        onBlur={close}
      />
      <p id={hintId} role="status" className="mt-1.5 text-xs text-ink-3">
        {t(isFull ? 'compare.picker.limit' : 'compare.picker.hint', {
          fewest: FEWEST_COMPARED,
          most: MOST_COMPARED,
        })}
      </p>
      {!isFull && error && <SectionFailure problem={error} onRetry={found.refetch} />}
      {isAsked && !error && found.options === undefined && (
        <>
          <LoadingNote />
          <Skeleton className="mt-2 h-11" />
        </>
      )}
      {shows && (
        <DeferredPart resetKey={draft}>
          <SpeciesOptions
            id={listId}
            options={options}
            search={draft}
            active={active}
            chosen={chosen.map(({ id }) => id)}
            onPick={pick}
          />
        </DeferredPart>
      )}
    </div>
  )
}

interface PickerOptions {
  /** Undefined until the first ones have come. */
  options: PickerOption[] | undefined
  error: Error | null
  refetch: () => void
}

/** The species that a search finds, by which name; of many species, whose names are not at hand, the first few. */
function usePickerOptions(
  known: readonly SpeciesCard[],
  names: readonly NamesOfSpecies[] | undefined,
  search: string,
): PickerOptions {
  const held = useMemo(() => names && optionsAmong(known, names, search), [known, names, search])
  const { species, error, refetch } = useAskedSpecies(search, names === undefined)
  const asked = species?.map((card) => ({ species: card, found: undefined }))
  return { options: held ?? asked, error, refetch }
}

/** All of them while the search is too short. */
function optionsAmong(
  species: readonly SpeciesCard[],
  names: readonly NamesOfSpecies[],
  search: string,
): PickerOption[] {
  const cards = new Map(species.map((card) => [card.id, card]))
  if (!isSearchable(search)) return species.map((card) => ({ species: card, found: undefined }))
  const searchable = names.flatMap(({ species_id, names: ofSpecies }) =>
    ofSpecies.map((name) => ({
      ...name,
      species_id,
      scientific_name: cards.get(species_id)?.scientific_name ?? '',
    })),
  )
  return foundSpecies(searchable, search).flatMap((found) => {
    const card = cards.get(found.species_id)
    return card ? [{ species: card, found }] : []
  })
}
