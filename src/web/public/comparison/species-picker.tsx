import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useHydrated } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { foundSpecies } from '#domain/names/found-species.ts'
import { isSearchable } from '#domain/names/search-text.ts'
import { FEWEST_COMPARED, MOST_COMPARED } from '#domain/trade/comparison.ts'
import { SEARCH_INPUT, SearchField, SearchFrame } from '#web/ui/search-field.tsx'
import { type PickerOption, SpeciesOptions } from './species-options.tsx'

/** The field, so that it can be focused. */
export const PICKER_ID = 'comparison-picker'

interface SpeciesPickerProps {
  species: readonly SpeciesCard[]
  names: readonly NamesOfSpecies[]
  chosen: readonly SpeciesCard[]
  onChoose: (ids: string[]) => void
}

/**
 * Picks among all species by any of their names, five at most; picking a chosen one again removes it. The list is in the page
 * below the field: the library's popup would hide the rest of the page from screen readers. Until hydration it is a plain
 * field, since the library's carries a style attribute, which the security policy forbids in HTML.
 */
export function SpeciesPicker({ species, names, chosen, onChoose }: SpeciesPickerProps) {
  const { t } = useTranslation('trade')
  const [draft, write] = useState('')
  const [isOpen, setOpen] = useState(false)
  const hintId = useId()
  const options = useOptions(species, names, draft)
  const isFull = chosen.length >= MOST_COMPARED

  const field = {
    id: PICKER_ID,
    label: t('compare.picker.label', { chosen: chosen.length, most: MOST_COMPARED }),
    clearLabel: t('compare.picker.clear'),
    value: draft,
    onClear: () => write(''),
  }
  const input = {
    readOnly: isFull,
    'aria-describedby': hintId,
    placeholder: t(isFull ? 'compare.picker.full' : 'compare.picker.placeholder'),
  }

  const shows = isOpen && !isFull

  return (
    <div className="min-w-0">
      {useHydrated() ? (
        <CSPProvider disableStyleElements>
          <Combobox.Root
            inline
            multiple
            autoHighlight
            items={options}
            filter={null}
            value={chosen.map((one): PickerOption => ({ species: one, found: undefined }))}
            isItemEqualToValue={(one, other) => one.species.id === other.species.id}
            itemToStringLabel={(option) => option.species.scientific_name}
            onValueChange={(picked) => {
              onChoose(picked.map((option) => option.species.id))
              write('')
              setOpen(false)
            }}
            inputValue={draft}
            onInputValueChange={(text, { reason }) => {
              write(text)
              if (reason === 'input-change') setOpen(true)
            }}
            open={shows}
            onOpenChange={setOpen}
            readOnly={isFull}
          >
            <div className="relative">
              <SearchFrame {...field}>
                <Combobox.Input
                  id={PICKER_ID}
                  inputMode="search"
                  aria-expanded={shows}
                  onClick={() => setOpen(true)}
                  onKeyDown={({ key }) => {
                    if (key === 'Escape') setOpen(false)
                    if (key === 'ArrowDown') setOpen(true)
                  }}
                  onBlur={() => setOpen(false)}
                  className={SEARCH_INPUT}
                  {...input}
                />
              </SearchFrame>
              {shows && <SpeciesOptions options={options} search={draft} />}
            </div>
          </Combobox.Root>
        </CSPProvider>
      ) : (
        <SearchField {...field} {...input} onWrite={write} />
      )}
      <p id={hintId} role="status" className="mt-1.5 text-xs text-ink-3">
        {t(isFull ? 'compare.picker.limit' : 'compare.picker.hint', {
          fewest: FEWEST_COMPARED,
          most: MOST_COMPARED,
        })}
      </p>
    </div>
  )
}

/** The species that the search finds, by which name; all of them while the search is too short. */
function useOptions(
  species: readonly SpeciesCard[],
  names: readonly NamesOfSpecies[],
  search: string,
): PickerOption[] {
  return useMemo(() => {
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
  }, [species, names, search])
}
