export const gallerySearch = (_given: Record<string, unknown>) => ({})
