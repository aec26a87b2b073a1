import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

interface ProposedValuesProps<Value> {
  title: string
  values: readonly Value[]
  keyOf: (value: Value) => string
  /** Those that are recorded already are shown, and cannot be accepted again. */
  isRecorded?: (value: Value) => boolean
  accepted: readonly string[]
  onAccept: (keys: string[]) => void
  children: (value: Value) => ReactNode
}

/** Proposed values of one kind, each with a box that accepts it. */
export function ProposedValues<Value>(props: ProposedValuesProps<Value>) {
  const { title, values, keyOf, isRecorded = () => false, accepted, onAccept, children } = props
  const { t } = useTranslation('admin')
  const open = values.filter((value) => !isRecorded(value)).map(keyOf)
  const areAll = open.length > 0 && open.every((key) => accepted.includes(key))
  if (values.length === 0) return null
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left py-1 text-sm font-[650]">{title}</legend>
      {open.length > 0 && (
        <div className="flex justify-end">
          <Button
            size="small"
            aria-label={`${t(areAll ? 'source.none' : 'source.all')}: ${title}`}
            onClick={() => onAccept(areAll ? [] : open)}
          >
            {t(areAll ? 'source.none' : 'source.all')}
          </Button>
        </div>
      )}
      <ul className="clear-both grid gap-x-5 pt-1 md:grid-cols-2">
        {values.map((value) => (
          <li key={keyOf(value)}>
            {isRecorded(value) ? (
              <p className="flex min-h-9 flex-wrap items-center gap-x-2.5 py-1 pl-7 text-sm text-ink-3">
                {children(value)} <span className="text-xs">{t('source.recorded')}</span>
              </p>
            ) : (
              <label className="flex min-h-9 items-start gap-2.5 py-1.5 text-sm">
                <input
                  type="checkbox"
                  checked={accepted.includes(keyOf(value))}
                  onChange={({ target }) =>
                    onAccept(
                      target.checked
                        ? [...accepted, keyOf(value)]
                        : accepted.filter((key) => key !== keyOf(value)),
                    )
                  }
                  className="mt-0.5 size-4.5 flex-none accent-accent"
                />
                <span className="min-w-0 wrap-anywhere">{children(value)}</span>
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
