/** How many species a page of the gallery may hold. Source: specification, document 1, section 9. */
export const GALLERY_PAGE_SIZES = [12, 24, 48, 96] as const
export type GalleryPageSize = (typeof GALLERY_PAGE_SIZES)[number]

/** The size until a visitor chooses another. */
export const GALLERY_PAGE_SIZE: GalleryPageSize = 24

/** How many species a page of any other public list holds. Source: supplement, section 2, "Page sizes". */
export const LIST_PAGE_SIZE = 20

/** The page of the gallery with the species that a page of the former browse list, at `/home`, began with. */
export const galleryPageOf = (listPage: number): number =>
  Math.floor(((listPage - 1) * LIST_PAGE_SIZE) / GALLERY_PAGE_SIZE) + 1
