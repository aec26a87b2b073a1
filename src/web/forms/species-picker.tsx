import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { ChevronDown } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { SpeciesName } from '#web/components/species-name.tsx'
import { POPUP, POPUP_ITEM } from '#web/ui/popup.ts'
import { CONTROL } from './control.ts'

export interface SpeciesChoice {
  id: string
  scientific_name: string
  common_name: string
}

interface SpeciesPickerProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-required' | 'aria-invalid' | 'aria-describedby' | 'onBlur' | 'disabled'
  > {
  /** Ties the label to its control. */
  id: string
  species: readonly SpeciesChoice[]
  /** The id of the one chosen; nothing is chosen where none has it. */
  value: string
  /** Called with the id, or with an empty text where the choice was cleared. */
  onPick: (id: string) => void
}

const nameOf = ({ scientific_name, common_name }: SpeciesChoice) => `${scientific_name} - ${common_name}`

/** One species, found by typing part of either name. */
export function SpeciesPicker({ species, value, onPick, disabled, ...input }: SpeciesPickerProps) {
  const { t } = useTranslation('admin')

  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={species}
        value={species.find(({ id }) => id === value) ?? null}
        onValueChange={(choice) => onPick(choice?.id ?? '')}
        itemToStringLabel={nameOf}
        isItemEqualToValue={(one, other) => one.id === other.id}
        disabled={disabled ?? false}
      >
        <div className="relative">
          <Combobox.Input
            placeholder={t('form.chooseSpecies')}
            className={`${CONTROL} h-11 pr-10`}
            {...input}
          />
          <Combobox.Trigger
            aria-label={t('form.openList')}
            className="absolute top-0 right-0 inline-flex size-11 items-center justify-center text-ink-3"
          >
            <ChevronDown className="size-4" />
          </Combobox.Trigger>
        </div>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} align="start" className="z-40">
            <Combobox.Popup
              className={`${POPUP} max-h-[min(24rem,var(--available-height))] w-(--anchor-width) overflow-y-auto p-1.25`}
            >
              <Combobox.Empty className="px-2.5 text-sm text-ink-3 not-empty:py-2">
                {t('form.noSpecies')}
              </Combobox.Empty>
              <Combobox.List>
                {(choice: SpeciesChoice) => (
                  <Combobox.Item key={choice.id} value={choice} className={POPUP_ITEM}>
                    <span>
                      <SpeciesName name={choice.scientific_name} /> - {choice.common_name}
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  )
}
