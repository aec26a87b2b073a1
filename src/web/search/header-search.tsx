import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { SEARCH_INPUT } from '#web/ui/search-field.tsx'

const SearchPanel = lazyPart(() => import('./search-panel.tsx').then(({ SearchPanel }) => SearchPanel))

export const SEARCH_ID = 'site-search'

interface HeaderSearchProps {
  /** How often it was opened since it was closed: 0 is closed. */
  opened: number
  onClose: () => void
}

/** The search of the whole site. A modal dialog keeps the keyboard inside and gives the focus back; it closes on every navigation. */
export function HeaderSearch({ opened, onClose }: HeaderSearchProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (opened > 0 && !dialog.current?.open) dialog.current?.showModal()
  }, [opened])
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  if (opened === 0) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the scrim; Escape does the same
    <dialog
      ref={dialog}
      aria-label={t('nav.search')}
      // Told late on a busy page, where it may have been opened again meanwhile.
      onClose={() => dialog.current?.open || onClose()}
      onClick={({ target, currentTarget }) => target === currentTarget && dialog.current?.close()}
      className="mx-auto mt-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden border-line bg-raised text-ink shadow-pop backdrop:bg-(--scrim) open:flex sm:mt-[9vh] sm:h-fit sm:max-h-[80vh] sm:w-[min(42rem,calc(100vw-3rem))] sm:rounded-lg sm:border"
    >
      <Search key={opened} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

/** The field can be written in before the rest has come. */
function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState('')
  const field = (
    <form
      className="p-4 pr-16"
      onSubmit={(event) => {
        event.preventDefault()
        navigate({ to: '/gallery', search: { search: draft } })
      }}
    >
      <input
        id={SEARCH_ID}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write in it
        autoFocus
        aria-label={t('nav.search')}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className={SEARCH_INPUT}
      />
    </form>
  )
  return (
    <Boundary skeleton={field}>
      <SearchPanel draft={draft} onWrite={setDraft} onClose={onClose} />
    </Boundary>
  )
}
