import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

/** The names that a search which finds nothing may have meant. */
export function NearestNames({ term }: { term: string }) {
  const { t, i18n } = useTranslation('species')
  const language = i18n.language as Language
  const { change } = useGalleryAddress()
  const { data = [] } = useQuery(api.species.suggestions.queryOptions({ input: { search: term, language } }))
  const nearest = data.filter((one) => one.nearest)
  if (nearest.length === 0) return null
  return (
    <p className="flex w-full flex-wrap items-center justify-center gap-2">
      <span>{t('gallery.search.nearest')}</span>
      {nearest.map(({ text, iso_639 }) => (
        <Button key={text} size="small" onClick={() => change({ search: text })}>
          <span lang={iso_639 ?? undefined}>{text}</span>
        </Button>
      ))}
    </p>
  )
}
