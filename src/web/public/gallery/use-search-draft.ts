import { useEffect, useRef, useState } from 'react'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'
import { useGalleryAddress } from './use-gallery-address.ts'

const PAUSE = 200

/**
 * What is being typed, and what the address asks for: the words of the draft, as soon as the typing
 * pauses. Outside of typing the draft is what the address says.
 */
export function useSearchDraft() {
  const { search, change } = useGalleryAddress()
  const [draft, setDraft] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (text: string) => {
    const words = isSearchable(text) ? searchWords(text) : ''
    if (words !== search.search) change({ search: words }, { replace: true })
  }

  return {
    draft: draft ?? search.search,
    asked: search.search,

    write: (text: string) => {
      setDraft(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => ask(text), PAUSE)
    },

    settle: (text: string) => {
      clearTimeout(timer.current)
      ask(text)
      setDraft(undefined)
    },
  }
}
