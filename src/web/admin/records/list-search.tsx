import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSlashKey } from '#web/search/use-slash-key.ts'
import { Button } from '#web/ui/button.tsx'
import { moveToFirstRow } from './arrow-keys.ts'

interface ListSearchProps {
  placeholder: string
  asked: string
  onAsk: (search: string) => void
}

/** Searches a list with Enter or the button; Clear brings the whole list back. "/" leads here, the arrow down to the rows. */
export function ListSearch({ placeholder, asked, onAsk }: ListSearchProps) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState(asked)
  const [shown, setShown] = useState(asked)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => input.current?.focus())
  // Another address was opened: the text changes, the focus does not.
  if (shown !== asked) {
    setShown(asked)
    setDraft(asked)
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(draft.trim())
        }}
        className="flex flex-wrap gap-2 p-4"
      >
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <input
          id={id}
          ref={input}
          value={draft}
          onKeyDown={moveToFirstRow}
          aria-keyshortcuts="/"
          onChange={(event) => setDraft(event.target.value)}
          placeholder={placeholder}
          inputMode="search"
          autoComplete="off"
          className="h-9 min-w-0 flex-[0_1_24rem] rounded-md border border-line-strong bg-surface px-3 text-sm placeholder:text-ink-3"
        />
        <Button type="submit" size="small" className="h-9">
          {t('list.search')}
        </Button>
        <Button
          tone="plain"
          size="small"
          className="h-9"
          onClick={() => {
            setDraft('')
            onAsk('')
          }}
        >
          {t('list.clear')}
        </Button>
      </form>
    </search>
  )
}
