/** How high plots are. Source: specification, document 2, section 9. */
export const CHART_HEIGHT = 300
export const PIE_HEIGHT = 400
export const CATCH_HEIGHT = 350
/** Of the one chart of a page; the specification names no figure for it. */
export const LARGE_HEIGHT = 400
