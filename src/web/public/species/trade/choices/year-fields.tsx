import { type KeyboardEvent, useId } from 'react'
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
      // A new value of the address renders a new field.
      key={`${name} ${selection[name]}`}
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

function YearField({ label, placeholder, year, lastYear, onYear }: YearFieldProps) {
  const id = useId()
  const take = (field: HTMLInputElement) => {
    const isReadable = field.value === '' || field.checkValidity()
    const next = field.value === '' ? undefined : Number(field.value)
    if (isReadable && next !== year) onYear(next)
  }
  const takeOnEnter = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') take(currentTarget)
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
        defaultValue={year}
        placeholder={placeholder}
        onBlur={({ currentTarget }) => take(currentTarget)}
        onKeyDown={takeOnEnter}
        className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-ui text-ink [appearance:textfield] placeholder:text-ink-3 invalid:border-danger"
      />
    </div>
  )
}
