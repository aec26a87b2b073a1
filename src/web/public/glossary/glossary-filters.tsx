import { useTranslation } from 'react-i18next'
import { countByCategory } from '#domain/glossary/glossary-search.ts'
import { GLOSSARY_CATEGORIES, type GlossaryCategory } from '#domain/glossary/glossary-vocabulary.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { DraftSearchField } from '../draft-search-field.tsx'
import { CategoryDot } from './category-badge.tsx'
import { useGlossaryAddress } from './use-glossary-address.ts'

interface GlossaryFiltersProps {
  terms: readonly LocalizedTerm[]
  /** How many terms the filters leave. */
  found: number
}

export function GlossaryFilters({ terms, found }: GlossaryFiltersProps) {
  const { t } = useTranslation('conservation')
  const { number } = useFormat()
  const { search, seek } = useGlossaryAddress()
  const counts = countByCategory(terms, search)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <search className="mt-6 grid grid-cols-[minmax(0,1fr)] items-end gap-x-5 gap-y-3.5 xl:grid-cols-[minmax(0,1fr)_auto]">
      <DraftSearchField
        id="glossary-search"
        label={t('glossary.search.label')}
        placeholder={t('glossary.search.placeholder')}
        clearLabel={t('glossary.search.clear')}
        asked={search}
        onAsk={seek}
      />
      <fieldset className="min-w-0 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
        <legend className="sr-only">{t('glossary.categories.label')}</legend>
        <div className="flex gap-2 max-md:w-max md:flex-wrap">
          <CategoryPill category={undefined} count={all} />
          {GLOSSARY_CATEGORIES.map((category) => (
            <CategoryPill key={category} category={category} count={counts[category]} />
          ))}
        </div>
      </fieldset>
      <p aria-live="polite" className="sr-only">
        {t('glossary.found', { count: found, figure: number(found) })}
      </p>
    </search>
  )
}

interface CategoryPillProps {
  /** Undefined for all. */
  category: GlossaryCategory | undefined
  count: number
}

function CategoryPill({ category, count }: CategoryPillProps) {
  const { t } = useTranslation('conservation')
  const { number } = useFormat()
  const { category: chosen, narrow } = useGlossaryAddress()
  return (
    <button
      type="button"
      aria-pressed={category === chosen}
      onClick={() => narrow(category)}
      className="group inline-flex h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-quick hover:bg-tint aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {category && <CategoryDot category={category} />}
      {t(`glossary.categories.${category ?? 'all'}`)}
      <span className="font-normal text-ink-3 group-aria-pressed:text-paper">{number(count)}</span>
    </button>
  )
}
