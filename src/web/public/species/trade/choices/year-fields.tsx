import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import type { ChoiceOfTrade } from '../use-trade-choice.ts'

interface YearFieldsProps {
  choice: ChoiceOfTrade
  /** The newest year that can be chosen. */
  lastYear: number
}

/** The first and the last year; an empty field does not filter. */
export function YearFields({ choice: { selection, choose }, lastYear }: YearFieldsProps) {
  const { t } = useTranslation('trade')
  const field = (name: 'start_year' | 'end_year', label: string, placeholder: string) => (
    <YearField
      label={label}
      placeholder={placeholder}
      year={selection[name]}
      lastYear={lastYear}
      onYear={(year) => choose((before) => ({ ...before, [name]: year }))}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-2">
      {field('start_year', t('choices.startYear'), String(FIRST_CITES_YEAR))}
      {field('end_year', t('choices.endYear'), String(lastYear))}
    </div>
  )
}

interface YearFieldProps extends Pick<YearFieldsProps, 'lastYear'> {
  label: string
  placeholder: string
  year: TradeSelection['start_year']
  onYear: (year: number | undefined) => void
}

/** A year is taken as soon as its last digit is typed; what is no such year waits, marked, for the rest of it. */
function YearField({ label, placeholder, year, lastYear, onYear }: YearFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(textOf(year))
  const [before, setBefore] = useState(year)
  if (before !== year) {
    // A year chosen elsewhere replaces what was typed.
    setBefore(year)
    setTyped(textOf(year))
  }
  const take = (field: HTMLInputElement) => {
    const isReadable = !field.validity.badInput && (field.value === '' || field.checkValidity())
    const next = field.value === '' ? undefined : Number(field.value)
    if (isReadable && next !== year) onYear(next)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="truncate text-xs font-semibold text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={FIRST_CITES_YEAR}
        max={lastYear}
        step={1}
        value={typed}
        placeholder={placeholder}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          if (currentTarget.value.length === YEAR_DIGITS) take(currentTarget)
        }}
        onBlur={({ currentTarget }) => take(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
        className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-ui text-ink [appearance:textfield] placeholder:text-ink-3 invalid:border-danger"
      />
    </div>
  )
}

const YEAR_DIGITS = 4
const textOf = (year: number | undefined) => (year === undefined ? '' : String(year))
