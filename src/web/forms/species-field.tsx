import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { ChevronDown } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SpeciesName } from '#web/components/species-name.tsx'
import { POPUP, POPUP_ITEM } from '#web/ui/popup.ts'
import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField } from './field.tsx'
import { useFieldPath } from './field-scope.ts'

export interface SpeciesChoice {
  id: string
  scientific_name: string
  common_name: string
}

interface SpeciesFieldProps extends FieldProps {
  species: readonly SpeciesChoice[]
}

const nameOf = ({ scientific_name, common_name }: SpeciesChoice) => `${scientific_name} - ${common_name}`

/** One species, found by typing part of either name. */
export function SpeciesField({ species, ...props }: SpeciesFieldProps) {
  const { t } = useTranslation('admin')
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })
  const chosen = species.find(({ id }) => id === stored.value) ?? null

  return (
    <Labelled field={field} {...props}>
      <CSPProvider disableStyleElements>
        <Combobox.Root
          items={species}
          value={chosen}
          onValueChange={(choice) => stored.onChange(choice?.id ?? '')}
          itemToStringLabel={nameOf}
          isItemEqualToValue={(one, other) => one.id === other.id}
        >
          <div className="relative">
            <Combobox.Input
              id={field.id}
              placeholder={t('form.chooseSpecies')}
              aria-required={props.required}
              aria-invalid={field.control['aria-invalid']}
              aria-describedby={field.control['aria-describedby']}
              onBlur={stored.onBlur}
              className={`${CONTROL} h-11 pr-10`}
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
    </Labelled>
  )
}
