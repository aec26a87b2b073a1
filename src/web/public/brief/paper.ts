/** An A4 page between margins of 13 mm, in CSS pixels; brief.css has the margins. */
export const PAGE_WIDTH = 694
