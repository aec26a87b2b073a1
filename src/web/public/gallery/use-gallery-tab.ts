import { useHash } from '#web/components/use-hash.ts'

/** The tabs by the hash that opens them; the first needs none. */
export const GALLERY_TABS = ['', 'comparison'] as const
export type GalleryTab = (typeof GALLERY_TABS)[number]

export function useGalleryTab(): GalleryTab {
  const hash = useHash()
  return GALLERY_TABS.find((tab) => tab === hash) ?? ''
}
