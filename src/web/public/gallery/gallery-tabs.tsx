import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHash } from '#web/components/use-hash.ts'

/** The panel under the tabs, and the tab that opened it. */
export const PANEL_ID = 'gallery-panel'
export const tabId = (tab: string) => `gallery-tab-${tab}`

/** The keys of the tabs pattern: arrows go round, Home and End go to the ends; what is reached is opened. */
export function GalleryTabs() {
  const { t } = useTranslation('species')
  const open = useGalleryTab()
  return (
    <div
      role="tablist"
      aria-label={t('gallery.tabs.label')}
      onKeyDown={reachTab}
      className="mt-1 flex gap-7 lg:mt-6"
    >
      {GALLERY_TABS.map((tab) => (
        <Tab
          key={tab}
          to="/gallery"
          search={true}
          hash={tab}
          resetScroll={false}
          activeOptions={{ exact: true, includeHash: true }}
          id={tabId(tab)}
          aria-selected={tab === open}
          aria-controls={PANEL_ID}
          tabIndex={tab === open ? 0 : -1}
        >
          {tab === '' ? t('gallery.tabs.species') : t('gallery.tabs.comparison')}
        </Tab>
      ))}
    </div>
  )
}

function reachTab(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.children].filter((tab) => tab instanceof HTMLElement)
  const index = tabs.findIndex((tab) => tab.matches(':focus'))
  const reached = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
    ' ': index,
  }[event.key]
  if (reached === undefined) return
  event.preventDefault()
  tabs[reached]?.focus()
  tabs[reached]?.click()
}

/** A tab that is a link. `aria-selected` marks the open one; `aria-current` would announce it a second time. */
const Tab = createLink(({ 'aria-current': _, ...tab }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a
    role="tab"
    {...tab}
    className="-mb-px flex min-h-12 items-center border-b-2 border-transparent text-ui font-medium text-ink-2 no-underline transition-colors duration-quick hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
  />
))

/** The tabs by the hash that opens them; the first needs none. */
const GALLERY_TABS = ['', 'comparison'] as const
type GalleryTab = (typeof GALLERY_TABS)[number]

export function useGalleryTab(): GalleryTab {
  const hash = useHash()
  return GALLERY_TABS.find((tab) => tab === hash) ?? ''
}
