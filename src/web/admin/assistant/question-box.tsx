import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { POPUP, POPUP_ITEM } from '#web/ui/popup.ts'
import { adminApi } from '../admin-api.ts'

/** Milliseconds without typing before suggestions are fetched. */
const PAUSE = 150

/** A question in English words, with suggestions while it is typed. */
export function QuestionBox({ asked, onAsk }: { asked: string; onAsk: (question: string) => void }) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState(asked)
  const suggestions = useSuggestions(draft, asked)
  const id = useId()

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(draft)
        }}
        className="mb-5 rounded-md border border-line bg-surface p-4"
      >
        <label htmlFor={id} className="mb-1.5 block text-xs font-semibold text-ink-2">
          {t('assistant.ownWords')}
        </label>
        <div className="flex flex-wrap gap-2">
          <CSPProvider disableStyleElements>
            <Autocomplete.Root
              items={suggestions}
              filter={null}
              value={draft}
              onValueChange={(text, { reason }) => {
                setDraft(text)
                if (reason === 'item-press') onAsk(text)
              }}
            >
              <div className="relative min-w-0 flex-[1_1_16rem]">
                <Search className="pointer-events-none absolute top-3.25 left-3 size-4.5 text-ink-3" />
                <Autocomplete.Input
                  id={id}
                  aria-describedby={`${id}-hint`}
                  placeholder={t('assistant.placeholder')}
                  className="h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9.5 text-ui text-ellipsis placeholder:text-ink-3"
                />
              </div>
              <Autocomplete.Portal>
                <Autocomplete.Positioner sideOffset={4} align="start" className="z-40">
                  <Autocomplete.Popup
                    className={`${POPUP} max-h-[min(24rem,var(--available-height))] w-(--anchor-width) overflow-y-auto p-1.25 data-empty:hidden`}
                  >
                    <Autocomplete.List aria-label={t('assistant.suggestions')}>
                      {(question: string) => (
                        <Autocomplete.Item key={question} value={question} className={POPUP_ITEM}>
                          {question}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.List>
                  </Autocomplete.Popup>
                </Autocomplete.Positioner>
              </Autocomplete.Portal>
            </Autocomplete.Root>
          </CSPProvider>
          <Button type="submit" className="max-sm:w-full">
            {t('assistant.askWords')}
          </Button>
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-3">
          {t('assistant.ownWordsHint')}
        </p>
      </form>
    </search>
  )
}

/** Suggestions for the text once typing pauses; none for the question that is already answered. */
function useSuggestions(draft: string, asked: string): readonly string[] {
  const text = usePaused(draft.trim())
  const isNew = text !== '' && text !== asked
  const { data = [] } = useQuery(
    adminApi.assistant.suggestions.queryOptions({
      input: { text },
      enabled: isNew,
      placeholderData: keepPreviousData,
    }),
  )
  return isNew ? data : []
}

/** A text as it was when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
