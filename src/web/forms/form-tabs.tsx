import { Tabs } from '@base-ui/react/tabs'
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
    <Tabs.Root value={shown} onValueChange={show}>
      {/* Text for screen readers alone is positioned absolutely, and would else widen the page. */}
      <Tabs.List
        activateOnFocus
        aria-label={label}
        className="relative -mx-5.5 -mt-5 mb-6 flex overflow-x-auto border-b border-line px-2"
      >
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            className="h-11 border-b-2 border-transparent px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {wordsOf(tab)}
            {wrong.includes(tab) && (
              <span className="ml-1.5 text-danger">
                <span aria-hidden="true">!</span>
                <span className="sr-only">{t('form.wrongTab')}</span>
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel
          key={tab}
          value={tab}
          keepMounted
          hidden={tab !== shown}
          // Its fields take the focus.
          tabIndex={undefined}
          className={tab === shown ? 'grid grid-cols-1 gap-6' : undefined}
        >
          {panelOf(tab)}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
