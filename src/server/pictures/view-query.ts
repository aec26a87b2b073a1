import { z } from 'zod'
import { oneOf } from '#contract/parameters.ts'
import { tradeSelectionInput } from '#contract/trade-selection.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { Invalid } from '#domain/problems.ts'
import { type DrawnViewName, isTradeView } from '#domain/views/view-address.ts'
import { THEMES } from '../social/image-materials.ts'
import { parametersIn, unknownAmong } from '../unknown-parameters.ts'

/** How wide pictures are, in pixels of the SVG; a PNG has two for each. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const
const USUAL_WIDTH = 800

const form = {
  lang: oneOf('lang', LANGUAGES).default('en'),
  theme: oneOf('theme', THEMES).default('light'),
  width: oneOf('width', ['480', '800', '1200']).default(`${USUAL_WIDTH}`).transform(Number),
}
const query = z.object({ ...tradeSelectionInput, ...form })
const { release } = tradeSelectionInput

/** What the address of a picture asks. */
export type PictureQuery = z.infer<typeof query>

/** What counts of trade take, and what facts of a species and the verdict on its trade take. */
const shapeOf = (view: DrawnViewName) =>
  view === 'trade-trend' ? { release } : isTradeView(view) ? tradeSelectionInput : {}

/** Reads what stands behind the '?'. Throws Invalid for what the view does not take, or a value that does not fit. */
export function pictureQuery(view: DrawnViewName, given: URLSearchParams): PictureQuery {
  return readQuery(query, [...Object.keys(shapeOf(view)), ...Object.keys(form)], given)
}

/** Reads parameters, of which only those are taken. Throws Invalid as above. */
export function readQuery<Read>(
  schema: z.ZodType<Read>,
  taken: readonly string[],
  given: URLSearchParams,
): Read {
  const unknown = unknownAmong(parametersIn(given), taken)
  if (unknown !== undefined) throw new Invalid(unknown)
  const read = schema.safeParse(Object.fromEntries(given))
  if (!read.success) throw new Invalid(read.error.issues.map(({ message }) => message).join('; '))
  return read.data
}
