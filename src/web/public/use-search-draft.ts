import { useEffect, useRef, useState } from 'react'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'

const PAUSE = 200

/**
 * What is being typed into a search, and how the address comes to ask for it: the words of the draft, as
 * soon as the typing pauses. Outside of typing the draft is what the address asks for.
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
