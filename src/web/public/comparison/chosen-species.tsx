import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SeriesSign } from './series-sign.tsx'
import { PICKER_ID } from './species-picker.tsx'

interface ChosenSpeciesProps {
  chosen: readonly SpeciesCard[]
  onRemove: (id: string) => void
}

/** The chosen species, each with the colour and marker of its line and a button that removes it. */
export function ChosenSpecies({ chosen, onRemove }: ChosenSpeciesProps) {
  const { t } = useTranslation('trade')
  if (chosen.length === 0)
    return <p className="flex h-11 items-center text-sm text-ink-3">{t('compare.noneChosen')}</p>
  return (
    <ul aria-label={t('compare.chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ id, scientific_name, common_name }, index) => (
        <li
          key={id}
          className="inline-flex h-11 max-w-full items-center rounded-sm border border-line-strong bg-surface pl-2.5"
        >
          <SeriesSign series={index} />
          <SpeciesMark scientific_name={scientific_name} className="ml-2 size-6 max-md:hidden" />
          <span title={common_name} className="ml-2 truncate">
            <SpeciesName name={scientific_name} />
          </span>
          <button
            type="button"
            aria-label={t('compare.remove', { name: scientific_name })}
            onClick={(event) => {
              focusNeighbour(event)
              onRemove(id)
            }}
            className="inline-flex h-full w-10 flex-none items-center justify-center text-ink-2 hover:text-ink"
          >
            <X className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The button disappears with its species: the focus moves to the next one, to the one before, or to the field. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>): void {
  const chip = currentTarget.closest('li')
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling
  const next = neighbour?.querySelector('button') ?? document.getElementById(PICKER_ID)
  next?.focus()
}
