import { z } from 'zod'
import { catchSelectionInput } from '#contract/catch-selection.ts'
import { oneOf } from '#contract/parameters.ts'
import { tradeSelectionInput } from '#contract/trade-selection.ts'
import { EMBED_THEMES } from '#contract/view-to-draw.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { type DrawnViewName, selectionOfView } from '#domain/views/view-address.ts'
import { readForm, readQuery } from '../views/view-query.ts'

const form = {
  /** The reader's, where the address names none. */
  lang: oneOf('lang', LANGUAGES).optional(),
  theme: oneOf('theme', EMBED_THEMES).default('auto'),
}
const query = z.object({ ...tradeSelectionInput, ...catchSelectionInput, ...form })

export type EmbedQuery = z.infer<typeof query>

/** Reads what is behind the '?'. Throws Invalid for what the view does not take, or a value that does not fit. */
export const embedQuery = (view: DrawnViewName, given: URLSearchParams): EmbedQuery =>
  readQuery(query, [...selectionOfView(view), ...Object.keys(form)], given)

/** Reads how a frame is to look, and leaves the rest of the query to others. Throws as readForm does. */
export const readFrameLook = (given: URLSearchParams) => readForm(form, given)
