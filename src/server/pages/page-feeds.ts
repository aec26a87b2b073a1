import { CHANGES_FEED, feedAddress, RELEASES_FEED, speciesFeed } from '#domain/views/feed-address.ts'
import type { FeedLink } from './page-head.ts'
import type { Words } from './words.ts'

/** The feeds that every page names, in its language. */
export const feedsOfPortal = (portal: string, t: Words): FeedLink[] => [
  { path: feedAddress(CHANGES_FEED, t.language), title: t('sharing:feeds.changes.title', { portal }) },
  { path: feedAddress(RELEASES_FEED, t.language), title: t('sharing:feeds.releases.title', { portal }) },
]

/** The feed of a species that its page names before those. */
export const feedOfSpecies = (id: string, subject: string, t: Words): FeedLink => ({
  path: feedAddress(speciesFeed(id), t.language),
  title: t('species:page.feed', { subject }),
})
