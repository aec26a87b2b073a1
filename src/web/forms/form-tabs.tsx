import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface FormTabsProps<Tab extends string> {
  /** What the tabs are together. */
  label: string
  tabs: readonly Tab[]
  /** The one that the address names as `tab`. */
  shown: Tab
  /** Those that hold a wrong field. */
  wrong: readonly Tab[]
  wordsOf: (tab: Tab) => string
  panelOf: (tab: Tab) => ReactNode
}

/** The fields of a form on several tabs; what is wrong on a tab marks it, and saving leads to the first. */
export function FormTabs<Tab extends string>(props: FormTabsProps<Tab>) {
  const { label, tabs, shown, wrong, wordsOf, panelOf } = props
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { submitCount } = useFormState()
  const firstWrong = tabs.find((tab) => wrong.includes(tab))
  const show = (tab: Tab) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, tab }), replace: true })

  // Synchronises with the browser's focus: a save that failed must not leave its reason on a hidden tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every try to save
  useEffect(() => {
    if (submitCount > 0 && firstWrong !== undefined && !wrong.includes(shown)) show(firstWrong)
  }, [submitCount])

  return (
    <div>
      {/* What is only heard is placed, and would else widen the page. */}
      <div
        role="tablist"
        aria-label={label}
        className="relative -mx-5.5 -mt-5 mb-6 flex overflow-x-auto border-b border-line px-2"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`panel-${tab}`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => show(tab)}
            onKeyDown={(event) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
              const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
              if (!next) return
              show(next)
              document.getElementById(`tab-${next}`)?.focus()
            }}
            className="h-11 border-b-2 border-transparent px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {wordsOf(tab)}
            {wrong.includes(tab) && (
              <span className="ml-1.5 text-danger">
                <span aria-hidden="true">!</span>
                <span className="sr-only">{t('form.wrongTab')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          id={`panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          hidden={tab !== shown}
          className={tab === shown ? 'grid grid-cols-1 gap-6' : undefined}
        >
          {panelOf(tab)}
        </div>
      ))}
    </div>
  )
}
