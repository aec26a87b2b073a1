import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BasicFields } from './basic-fields.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { ConservationFields } from './conservation-fields.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { SPECIES_FORM_TABS, type SpeciesFormTab, speciesFormTab, tabOfField } from './species-tabs.ts'
import { TaxonomyFields } from './taxonomy-fields.tsx'

const PANELS: Record<SpeciesFormTab, () => ReactNode> = {
  checklist: ChecklistPanel,
  basic: BasicFields,
  taxonomy: TaxonomyFields,
  description: DescriptionFields,
  conservation: ConservationFields,
}
const TABS = Object.keys(SPECIES_FORM_TABS) as SpeciesFormTab[]

/** The fields of a species on five tabs; what is wrong on a tab marks it, and saving leads to the first. */
export function SpeciesFields() {
  const { t } = useTranslation('admin')
  const { tab: asked } = useSearch({ strict: false })
  const shown = speciesFormTab(asked)
  const navigate = useNavigate()
  const { formState } = useFormContext()
  const { errors, submitCount } = formState
  const wrongTabs = Object.keys(errors).flatMap((field) => tabOfField(field) ?? [])
  const firstWrong = TABS.find((tab) => wrongTabs.includes(tab))
  const show = (tab: SpeciesFormTab) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, tab }), replace: true })

  // Synchronises with the browser's focus: a save that failed must not leave its reason on a hidden tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every try to save
  useEffect(() => {
    if (submitCount > 0 && firstWrong !== undefined && !wrongTabs.includes(shown)) show(firstWrong)
  }, [submitCount])

  return (
    <div>
      <div
        role="tablist"
        aria-label={t('species.tabs.label')}
        className="-mx-5.5 -mt-5 mb-6 flex overflow-x-auto border-b border-line px-2"
      >
        {TABS.map((tab) => (
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
              const next = step && TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]
              if (!next) return
              show(next)
              document.getElementById(`tab-${next}`)?.focus()
            }}
            className="h-11 border-b-2 border-transparent px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {t(`species.tabs.${tab}`)}
            {wrongTabs.includes(tab) && (
              <span className="ml-1.5 text-danger">
                <span aria-hidden="true">!</span>
                <span className="heard-only">{t('species.tabs.wrong')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {TABS.map((tab) => {
        const Panel = PANELS[tab]
        return (
          <div
            key={tab}
            id={`panel-${tab}`}
            role="tabpanel"
            aria-labelledby={`tab-${tab}`}
            hidden={tab !== shown}
            className={tab === shown ? 'grid gap-6' : undefined}
          >
            <Panel />
          </div>
        )
      })}
    </div>
  )
}
