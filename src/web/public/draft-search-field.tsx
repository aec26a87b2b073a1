import type { ComponentProps } from 'react'
import { SearchField } from '#web/ui/search-field.tsx'
import { useSearchDraft } from './use-search-draft.ts'

interface DraftSearchFieldProps
  extends Pick<ComponentProps<typeof SearchField>, 'id' | 'label' | 'placeholder' | 'clearLabel'> {
  /** The words in the address. */
  asked: string
  onAsk: (words: string) => void
}

/** A search of the screen's list, as soon as the typing pauses. */
export function DraftSearchField({ asked, onAsk, ...field }: DraftSearchFieldProps) {
  const { draft, write, settle } = useSearchDraft(asked, onAsk)
  return (
    <SearchField
      {...field}
      value={draft}
      onWrite={write}
      onClear={() => settle('')}
      onKeyDown={({ key }) => key === 'Enter' && settle(draft)}
      onBlur={() => settle(draft)}
    />
  )
}
