import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { OneValuePicker } from '#web/ui/value-picker.tsx'
import { useAskedSpecies } from '../use-asked-species.ts'
import { useScreeningAddress } from './use-screening-address.ts'

const ALL = ''
const NONE_PICKED = { value: ALL, label: '' }

interface ScreeningSpeciesProps {
  /** What the chosen species is called; undefined where none of the flags is of it. */
  chosen: string | undefined
}

/** Chooses the species whose flags are shown where not all flags are loaded: any species is found by its name. */
export function ScreeningSpecies({ chosen }: ScreeningSpeciesProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { search, change } = useScreeningAddress()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState(NONE_PICKED)
  const { species = [] } = useAskedSpecies(text, true)
  const options = [
    { value: ALL, label: t('screening.allSpecies'), note: '' },
    ...species.map(({ id, common_name, scientific_name, total_trade_records }) => ({
      value: id,
      label:
        common_name === scientific_name
          ? scientific_name
          : t('screening.speciesOption', { name: common_name, scientific: scientific_name }),
      note: format.number(total_trade_records),
    })),
  ]
  const value = search.species ?? ALL
  return (
    <OneValuePicker
      label={t('screening.columns.species')}
      value={value}
      otherwise={(picked.value === value ? picked.label : chosen) ?? value}
      options={options}
      search={t('screening.find')}
      empty={t('screening.notFound')}
      onSearch={setText}
      onChange={(id) => {
        setPicked(options.find((option) => option.value === id) ?? NONE_PICKED)
        change({ species: id || undefined })
      }}
    />
  )
}
