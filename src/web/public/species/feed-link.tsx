import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { feedAddress, speciesFeed } from '#domain/views/feed-address.ts'

/** Names the feed of a species' changes in the document's head, where readers of feeds look for it. */
export function FeedLink({ id, subject }: { id: string; subject: string }) {
  const { t } = useTranslation('species')
  const address = useSpeciesFeed(id)
  // The server writes the head itself (src/server/pages/page-head.ts).
  if (import.meta.env.SSR) return null
  return (
    <link rel="alternate" type="application/atom+xml" href={address} title={t('page.feed', { subject })} />
  )
}

/** The feed in the reader's language. */
export function useSpeciesFeed(id: string): string {
  const { i18n } = useTranslation()
  return feedAddress(speciesFeed(id), i18n.language as Language)
}
