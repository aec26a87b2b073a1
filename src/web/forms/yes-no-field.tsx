import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField } from './field.tsx'
import { useFieldPath } from './field-scope.ts'

const ANSWERS = { '': null, yes: true, no: false } as const
type Answer = keyof typeof ANSWERS

/** A question whose answer may be unknown: yes, no or not stated. */
export function YesNoField(props: FieldProps) {
  const { t } = useTranslation('admin')
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })
  const answer = stored.value === true ? 'yes' : stored.value === false ? 'no' : ''
  return (
    <Labelled field={field} {...props}>
      <select
        {...field.control}
        {...stored}
        value={answer}
        onChange={({ target }) => stored.onChange(answerOf(target.value))}
        className={`${CONTROL} h-11`}
      >
        <option value="">{t('form.notStated')}</option>
        <option value="yes">{t('form.yes')}</option>
        <option value="no">{t('form.no')}</option>
      </select>
    </Labelled>
  )
}

function answerOf(chosen: string): boolean | null {
  return Object.hasOwn(ANSWERS, chosen) ? ANSWERS[chosen as Answer] : null
}
