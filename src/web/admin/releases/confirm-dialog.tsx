import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isConfirmed } from '#domain/releases/coverage.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { CONTROL } from '#web/forms/control.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { AskDialog } from '../ask-dialog.tsx'
import type { OneImport } from './one-import.ts'

interface ConfirmDialogProps {
  losing: NonNullable<OneImport['coverage']>['losing']
  onConfirm: (name: string) => void
  onClose: () => void
}

/** Asks for the name of the species that would lose most rows, so that they are not removed by a click. */
export function ConfirmDialog({ losing, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const field = useId()
  const [typed, setTyped] = useState('')
  const asked = losing[0]?.scientific_name ?? ''
  const mayConfirm = isConfirmed(asked, typed)

  return (
    <AskDialog
      title={t('releases.confirm.title')}
      submit={t('releases.accept')}
      tone="danger"
      disabled={!mayConfirm}
      onSubmit={() => mayConfirm && onConfirm(typed)}
      onClose={onClose}
    >
      <div>
        <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
          {losing.map(({ scientific_name, before, after }) => (
            <li key={scientific_name}>
              <SpeciesName name={scientific_name} />
              {': '}
              {t('releases.confirm.rows', { before: format.number(before), after: format.number(after) })}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-2">{t('releases.confirm.what')}</p>
        <label htmlFor={field} className="mt-4 mb-1.5 block text-xs font-semibold text-ink-2">
          {t('releases.confirm.type', { name: asked })}
        </label>
        <input
          id={field}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          className={`${CONTROL} h-11`}
        />
      </div>
    </AskDialog>
  )
}
