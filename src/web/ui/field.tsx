import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The edge and height every control has; `small` is for filter bars and dense tools. */
export const CONTROL =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-ui text-ink placeholder:text-ink-3 aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger read-only:border-line read-only:bg-sunken disabled:border-line disabled:bg-sunken'

interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: string
  hint?: string
  error?: string
  required?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** Label above, control, hint below; an error takes the hint's place. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold text-ink-2">
        {label}
        {required && (
          <span title={t('field.required')} className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p id={noteId} role="alert" className="flex gap-1.5 text-xs text-danger">
          <CircleAlert className="mt-0.5 size-3.5" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-xs text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
