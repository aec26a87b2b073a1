/* What every screen is tested for; the tests and the accessibility statement use it. */

/** A phone and a desktop, in pixels. */
export const CHECKED_WIDTHS = [360, 1280] as const
export const CHECKED_THEMES = ['light', 'dark'] as const

/** The narrowest screen without scrolling sideways, as WCAG 2.2 names it (1.4.10). */
export const NARROWEST_WIDTH = 320

/** The rules of axe-core that count, by their tags: WCAG 2.2 at level AA, and its makers' best practice. */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const
