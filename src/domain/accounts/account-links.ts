const HOUR_MS = 3_600_000

/** What a link that is sent to a person is for. */
export const LINK_PURPOSES = ['invitation', 'new_password'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** How long a link can be used: people are away for a few days, and a lost password is urgent. */
const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  invitation: 7 * 24 * HOUR_MS,
  new_password: 24 * HOUR_MS,
}

/** When a link that is made now can no longer be used. */
export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + LINK_LIFE_MS[purpose])

const PAGE_OF: Readonly<Record<LinkPurpose, string>> = {
  invitation: '/admin/invitation',
  new_password: '/admin/new-password',
}

/**
 * The address of a link. Its secret is behind '#', so that browsers send it neither to the portal, whose log would
 * have it, nor to any other site.
 */
export const linkAddress = (purpose: LinkPurpose, token: string, publicUrl: string): string =>
  `${publicUrl}${PAGE_OF[purpose]}#${token}`
