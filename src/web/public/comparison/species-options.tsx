import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import type { SearchableName } from '#domain/names/closest-names.ts'
import { searchWords } from '#domain/names/search-text.ts'
import { Highlighted } from '#web/components/highlighted.tsx'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { POPUP } from '#web/ui/popup.ts'

/** A species to pick, and the name by which a search found it; undefined where nothing was searched for. */
export interface PickerOption {
  species: SpeciesCard
  found: SearchableName | undefined
}

interface SpeciesOptionsProps {
  id: string
  options: readonly PickerOption[]
  search: string
  active: number
  chosen: readonly string[]
  onPick: (option: PickerOption) => void
}

/** The list under the picker; the chosen species are marked. */
export function SpeciesOptions({ id, options, search, active, chosen, onPick }: SpeciesOptionsProps) {
  const { t } = useTranslation(['trade', 'species'])
  return (
    <div className={`${POPUP} absolute inset-x-0 top-18 z-30`}>
      {options.length === 0 ? (
        <div role="status" className="px-3.5 py-3 text-sm">
          <p>{t('species:gallery.search.none', { term: searchWords(search) })}</p>
          <p className="text-ink-3">{t('species:gallery.search.hint')}</p>
        </div>
      ) : (
        <span role="status" className="sr-only">
          {t('compare.picker.found', { found: options.length })}
        </span>
      )}
      <div
        id={id}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('compare.picker.options')}
        className="max-h-96 overflow-y-auto p-1.25 empty:hidden"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, where the focus stays
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option; none takes the focus
          <div
            key={option.species.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(option.species.id)}
            data-active={index === active || undefined}
            ref={index === active ? scrollIntoView : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
            className="flex min-h-11 cursor-pointer items-center gap-x-3 rounded-sm px-2.5 py-1.5 text-sm hover:bg-tint data-active:bg-tint"
          >
            <span className="size-4 flex-none text-accent">
              {chosen.includes(option.species.id) && <Check className="size-4" />}
            </span>
            <SpeciesMark scientific_name={option.species.scientific_name} className="size-6 text-ink-2" />
            <OptionText option={option} search={search} />
          </div>
        ))}
      </div>
    </div>
  )
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function OptionText({ option: { species, found }, ...given }: { option: PickerOption; search: string }) {
  const { t } = useTranslation('trade')
  const { number } = useFormat()
  const { scientific_name, common_name, total_trade_records: records } = species
  // A search that is too short to narrow the list is not marked.
  const search = found ? given.search : ''
  const isShown = found === undefined || [scientific_name, common_name].includes(found.text)
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="mr-2 block sm:inline">
          <Highlighted text={scientific_name} search={search} isLatin />
        </span>
        <span className="text-ink-2">
          <Highlighted text={common_name} search={search} isLatin={false} />
        </span>
        {!isShown && (
          <span className="block text-xs text-ink-3">
            {t(`compare.picker.by.${found.kind}`)}{' '}
            <Highlighted text={found.text} search={search} isLatin={found.kind === 'synonym'} />
          </span>
        )}
      </span>
      <span className="flex-none text-right text-xs whitespace-nowrap text-ink-3">
        {records === 0
          ? t('compare.noRecords')
          : t('records.figure', { count: records, figure: number(records) })}
      </span>
    </>
  )
}
