/** The portal's main sections in the order of the menu, and which addresses belong to each. */
export const SECTIONS = [
  { word: 'overview', to: '/', holds: [] },
  { word: 'species', to: '/gallery', holds: ['/species'] },
  { word: 'trade', to: '/trade', holds: ['/countries', '/screening'] },
  { word: 'compare', to: '/research/species-comparison', holds: [] },
  { word: 'dashboard', to: '/arctic-tracker', holds: [] },
  { word: 'methodology', to: '/methodology', holds: ['/methodology'] },
  { word: 'glossary', to: '/glossary', holds: [] },
  { word: 'about', to: '/about', holds: ['/data', '/api', '/release-notes'] },
] as const

/** The drawer has room for Research too. */
export const RESEARCH = { word: 'research', to: '/research', holds: ['/research'] } as const

/** 'page' for the section's own address, 'true' for one inside it: what `aria-current` wants to hear. */
export function currentness(
  { to, holds }: { to: string; holds: readonly string[] },
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return holds.some((start) => pathname === start || pathname.startsWith(`${start}/`)) ? 'true' : undefined
}
