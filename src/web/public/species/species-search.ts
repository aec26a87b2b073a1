/** What the species page's address may say. */
export const speciesSearch = (_given: Record<string, unknown>) => ({})
