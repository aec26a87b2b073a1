import { useEffect, useRef, useState } from 'react'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'

const PAUSE = 200

/**
 * The draft of a search, and the ways to change it. The address follows as soon as the typing pauses. Outside of
 * typing the draft is the search in the address.
 */
export function useSearchDraft(asked: string, ask: (words: string) => void) {
  const [draft, setDraft] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const askFor = (text: string) => {
    const words = isSearchable(text) ? searchWords(text) : ''
    if (words !== asked) ask(words)
  }

  return {
    draft: draft ?? asked,

    write: (text: string) => {
      setDraft(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => askFor(text), PAUSE)
    },

    settle: (text: string) => {
      clearTimeout(timer.current)
      askFor(text)
      setDraft(undefined)
    },
  }
}
