import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface ChipProps {
  name: string
  onRemove: () => void
}

/** A chosen filter, with the button that takes it away. */
export function Chip({ name, onRemove }: ChipProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('chips.remove', { name })}
      className="inline-flex h-8.5 items-center gap-1.5 rounded-sm bg-tint pr-2 pl-2.5 text-xs font-[550] text-accent-strong hover:underline"
    >
      {name}
      <X className="size-3.75" />
    </button>
  )
}

interface ChipsProps<Value extends string> {
  chosen: readonly Value[]
  nameOf: (value: Value) => string
  /** Given what takes the chip's value out of a list. */
  onRemove: (without: (chosen: readonly Value[]) => Value[]) => void
}

/** Every value chosen in one list, each with the button that takes it out. */
export function Chips<Value extends string>({ chosen, nameOf, onRemove }: ChipsProps<Value>) {
  return chosen.map((value) => (
    <Chip
      key={value}
      name={nameOf(value)}
      onRemove={() => onRemove((list) => list.filter((one) => one !== value))}
    />
  ))
}
