import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

interface ListSearchProps {
  placeholder: string
  asked: string
  onAsk: (search: string) => void
}

/** Searches a list with Enter or the button; Clear brings the whole list back. */
export function ListSearch({ placeholder, asked, onAsk }: ListSearchProps) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState(asked)
  const [shown, setShown] = useState(asked)
  const id = useId()
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
          value={draft}
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
