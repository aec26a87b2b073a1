import type { Profile } from '#contract/accounts-contract.ts'

/**
 * Profiles by user id. While one is being fetched a second wish for it gets none: whoever asked first is
 * about to set it. Source: specification, document 3, section 7, "Read profile".
 */
export class ProfileCache {
  readonly #known = new Map<string, Profile>()
  readonly #fetching = new Set<string>()
  readonly #fetch: () => Promise<Profile | null>

  constructor(fetchOwn: () => Promise<Profile | null>) {
    this.#fetch = fetchOwn
  }

  isFetching(id: string): boolean {
    return this.#fetching.has(id)
  }

  /** Throws when the profile cannot be read. */
  async get(id: string): Promise<Profile | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    if (this.#fetching.has(id)) return null
    this.#fetching.add(id)
    try {
      const profile = await this.#fetch()
      // The portal answers about whoever the cookie names by now.
      if (profile === null || profile.id !== id) return null
      this.#known.set(id, profile)
      return profile
    } finally {
      this.#fetching.delete(id)
    }
  }

  clear(): void {
    this.#known.clear()
  }
}
