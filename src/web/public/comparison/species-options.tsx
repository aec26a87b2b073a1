import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { searchWords } from '#domain/names/search-text.ts'
import type { SearchableName } from '#domain/names/suggestions.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { POPUP, POPUP_ITEM } from '#web/ui/popup.ts'
import { Highlighted } from '../gallery/highlighted.tsx'

/** A species to pick, and the name by which a search found it; undefined where nothing was searched for. */
export interface PickerOption {
  species: SpeciesCard
  found: SearchableName | undefined
}

/** The list under the picker; the chosen species are marked. */
export function SpeciesOptions({ options, search }: { options: readonly PickerOption[]; search: string }) {
  const { t } = useTranslation(['trade', 'species'])
  return (
    <div className={`${POPUP} absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto p-1.25`}>
      <Combobox.Status className="sr-only">
        {options.length > 0 && t('compare.picker.found', { found: options.length })}
      </Combobox.Status>
      <Combobox.Empty className="px-2.5 text-sm not-empty:py-2">
        <p>{t('species:gallery.search.none', { term: searchWords(search) })}</p>
        <p className="text-ink-3">{t('species:gallery.search.hint')}</p>
      </Combobox.Empty>
      <Combobox.List aria-label={t('compare.picker.options')}>
        {(option: PickerOption) => (
          <Combobox.Item key={option.species.id} value={option} className={`${POPUP_ITEM} min-h-11 gap-x-3`}>
            <span className="size-4 flex-none text-accent">
              <Combobox.ItemIndicator>
                <Check className="size-4" />
              </Combobox.ItemIndicator>
            </span>
            <OptionText option={option} search={search} />
          </Combobox.Item>
        )}
      </Combobox.List>
    </div>
  )
}

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
        <span className="mr-2">
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
      <span className="text-right text-xs text-ink-3">
        {records === 0
          ? t('compare.noRecords')
          : t('records.figure', { count: records, figure: number(records) })}
      </span>
    </>
  )
}
