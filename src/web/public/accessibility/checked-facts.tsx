import { CHECKED_WIDTHS, NARROWEST_WIDTH } from '#domain/portal/accessibility-checks.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** The widths that screens are tested at, in pixels: '360 and 1,280'. */
export function CheckedWidths() {
  const { list, number } = useFormat()
  return <>{list(CHECKED_WIDTHS.map((width) => number(width)))}</>
}

/** The narrowest width without scrolling sideways, in pixels. */
export function NarrowestWidth() {
  return <>{useFormat().number(NARROWEST_WIDTH)}</>
}

/** How many languages they are tested in. */
export function LanguageCount() {
  return <>{useFormat().number(LANGUAGES.length)}</>
}

/** The day on which the statement was last gone through. */
export function StatementDay() {
  return <>{useFormat().date('2026-11-22')}</>
}
