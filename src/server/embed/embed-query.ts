import { z } from 'zod'
import { oneOf } from '#contract/parameters.ts'
import { tradeSelectionInput } from '#contract/trade-selection.ts'
import { EMBED_THEMES } from '#contract/view-to-draw.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import type { DrawnViewName } from '#domain/views/view-address.ts'
import { readQuery, selectionTakenBy } from '../pictures/view-query.ts'

const form = {
  /** The reader's, where the address names none. */
  lang: oneOf('lang', LANGUAGES).optional(),
  theme: oneOf('theme', EMBED_THEMES).default('auto'),
}
const query = z.object({ ...tradeSelectionInput, ...form })

export type EmbedQuery = z.infer<typeof query>

/** Reads what stands behind the '?'. Throws Invalid for what the view does not take, or a value that does not fit. */
export const embedQuery = (view: DrawnViewName, given: URLSearchParams): EmbedQuery =>
  readQuery(query, [...selectionTakenBy(view), ...Object.keys(form)], given)

/** Reads how the frame of a comparison is to look, and leaves the rest for the comparison. Throws Invalid as above. */
export function comparisonQuery(given: URLSearchParams): {
  query: Pick<EmbedQuery, keyof typeof form>
  rest: string
} {
  const named = [...given].filter(([name]) => Object.hasOwn(form, name))
  const others = [...given].filter(([name]) => !Object.hasOwn(form, name))
  return {
    query: readQuery(z.object(form), Object.keys(form), new URLSearchParams(named)),
    rest: `?${new URLSearchParams(others)}`,
  }
}
