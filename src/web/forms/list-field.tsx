import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CONTROL } from './control.ts'
import { type FieldProps, Labelled, useField, useFieldPath } from './field.tsx'

/** Several words, added by button or Enter, each of them once, and removable. */
export function ListField(props: FieldProps) {
  const { t } = useTranslation('admin')
  const field = useField(props)
  const { field: stored } = useController({ name: useFieldPath(props.name) })
  const [draft, setDraft] = useState('')
  const words: readonly string[] = stored.value ?? []

  const add = () => {
    const word = draft.trim()
    if (word !== '' && !words.includes(word)) stored.onChange([...words, word])
    setDraft('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <Labelled field={field} wide {...props}>
      <div className="flex gap-2">
        <input
          id={field.id}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={addOnEnter}
          onBlur={stored.onBlur}
          aria-describedby={field.control['aria-describedby']}
          autoComplete="off"
          className={`${CONTROL} h-11`}
        />
        <Button onClick={add}>
          <Plus className="size-4" />
          {t('form.add')}
        </Button>
      </div>
      {words.length > 0 && (
        <ul aria-label={field.words} className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <Chip name={word} onRemove={() => stored.onChange(words.filter((other) => other !== word))} />
            </li>
          ))}
        </ul>
      )}
    </Labelled>
  )
}
