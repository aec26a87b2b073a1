interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Whether some of the rows that it stands for are selected, not all. */
  isPartly?: boolean
  onChange: (isSelected: boolean) => void
}

/** Selects a row, or all of a page. */
export function RowCheckbox({ label, checked, isPartly = false, onChange }: RowCheckboxProps) {
  return (
    <label className="flex size-9 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-accent"
      />
    </label>
  )
}
