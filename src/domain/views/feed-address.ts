import { addressIn } from '../portal/language-address.ts'
import type { Language } from '../portal/languages.ts'

/** The feed of releases of datasets. Addresses of feeds mean the same for ever. */
export const RELEASES_FEED = '/feeds/releases.atom'
/** The feed of changes to all species. */
export const CHANGES_FEED = '/feeds/changes.atom'

/** The feed of one species' changes. */
export const speciesFeed = (id: string) => `/species/${id}/changes.atom`

/** A feed in a language; English has no code in the address. */
export const feedAddress = (path: string, language: Language): string => addressIn(language, path)
