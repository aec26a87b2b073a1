import { FALLBACK_LANGUAGE } from '../portal/languages.ts'

/** What the gallery may be ordered by. */
export const GALLERY_ORDERS = ['name', 'scientific_name', 'status', 'trade'] as const
export type GalleryOrder = (typeof GALLERY_ORDERS)[number]

/**
 * The order until a visitor chooses another: by scientific name, and in the other languages by name, so that the species
 * with a name in the reader's language come first. Source: specification, document 1, section 7.
 */
export const usualOrder = (language: string): GalleryOrder =>
  language === FALLBACK_LANGUAGE ? 'scientific_name' : 'name'
