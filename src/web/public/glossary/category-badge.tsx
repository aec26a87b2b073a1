import { useTranslation } from 'react-i18next'
import type { GlossaryCategory } from '#domain/glossary/glossary-vocabulary.ts'

/** Source: specification, document 3, section 9. */
const DOTS = {
  Conservation: 'bg-glossary-conservation',
  Trade: 'bg-glossary-trade',
  Taxonomy: 'bg-glossary-taxonomy',
  Data: 'bg-glossary-data',
  Geography: 'bg-glossary-geography',
} as const satisfies Record<GlossaryCategory, string>

const INKS = {
  Conservation: 'text-glossary-conservation',
  Trade: 'text-glossary-trade',
  Taxonomy: 'text-glossary-taxonomy',
  Data: 'text-glossary-data',
  Geography: 'text-glossary-geography',
} as const satisfies Record<GlossaryCategory, string>

export function CategoryDot({ category }: { category: GlossaryCategory }) {
  return (
    <span aria-hidden="true" className={`size-2.25 rounded-full ring-1 ring-surface ${DOTS[category]}`} />
  )
}

/** The category of a term, in its colour. */
export function CategoryBadge({ category }: { category: GlossaryCategory }) {
  const { t } = useTranslation('conservation')
  return (
    <span
      className={`inline-flex h-5.5 items-center gap-1.5 rounded-sm bg-sunken px-2 text-2xs font-semibold whitespace-nowrap ${INKS[category]}`}
    >
      <CategoryDot category={category} />
      {t(`glossary.categories.${category}`)}
    </span>
  )
}
