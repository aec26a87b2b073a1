import { useTranslation } from 'react-i18next'
import type conservation from '../../../../public/locales/en/conservation.json'

type KnownSubcategory = keyof (typeof conservation)['glossary']['subcategories']

/** What a term is filed under within its category: in the reader's words, or a curator's own in English. */
export function Subcategory({ subcategory }: { subcategory: string }) {
  const { t } = useTranslation('conservation')
  const words = t(`glossary.subcategories.${subcategory as KnownSubcategory}`, { defaultValue: '' })
  return (
    <span lang={words ? undefined : 'en'} className="text-2xs text-ink-3">
      {words || subcategory}
    </span>
  )
}
