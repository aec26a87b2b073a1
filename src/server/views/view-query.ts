import { z } from 'zod'
import { catchSelectionInput } from '#contract/catch-selection.ts'
import { oneOf } from '#contract/parameters.ts'
import { tradeSelectionInput } from '#contract/trade-selection.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { Invalid } from '#domain/problems.ts'
import { type DrawnViewName, selectionOfView, takesListings } from '#domain/views/view-address.ts'
import { THEMES } from '../social/image-materials.ts'
import { parametersIn, unknownAmong } from '../unknown-parameters.ts'

/** How wide pictures may be, in pixels of the SVG; a PNG has two for each. */
const WIDTHS = ['480', '800', '1200'] as const
export const SMALL_WIDTH = 480

const form = {
  lang: oneOf('lang', LANGUAGES).default('en'),
  theme: oneOf('theme', THEMES).default('light'),
  width: oneOf('width', WIDTHS).default('800').transform(Number),
}
/** Whether listings as they are now are drawn below the records, so that the picture may change. */
const withListings = { listings: oneOf('listings', ['current']).optional() }
const query = z.object({ ...tradeSelectionInput, ...catchSelectionInput, ...withListings, ...form })

/** How a picture looks. */
export type PictureLook = Pick<PictureQuery, keyof typeof form>

/** Reads how a picture is to look, and leaves the rest of the query to others. Throws as readForm does. */
export const readLook = (given: URLSearchParams) => readForm(form, given)

/** What the address of a picture asks. */
export type PictureQuery = z.infer<typeof query>

/** Reads what is behind the '?'. Throws Invalid for what the view does not take, or a value that does not fit. */
export function pictureQuery(view: DrawnViewName, given: URLSearchParams): PictureQuery {
  const ofView = takesListings(view) ? Object.keys(withListings) : []
  return readQuery(query, [...selectionOfView(view), ...ofView, ...Object.keys(form)], given)
}

/**
 * Reads the parameters of a form; `rest` is the query of the others, with its '?'. Throws Invalid for a value that does not fit.
 */
export function readForm<Shape extends z.ZodRawShape>(
  shape: Shape,
  given: URLSearchParams,
): { look: z.infer<z.ZodObject<Shape>>; rest: string } {
  const isOfForm = ([name]: [string, string]) => Object.hasOwn(shape, name)
  const named = new URLSearchParams([...given].filter(isOfForm))
  const others = new URLSearchParams([...given].filter((one) => !isOfForm(one)))
  return { look: readQuery(z.object(shape), Object.keys(shape), named), rest: `?${inOrder(others)}` }
}

/** Reads parameters, of which only those are taken. Throws Invalid as above. */
export function readQuery<Read>(
  schema: z.ZodType<Read>,
  taken: readonly string[],
  given: URLSearchParams,
): Read {
  const unknown = unknownAmong(parametersIn(given), taken)
  if (unknown !== undefined) throw new Invalid(unknown)
  const repeated = [...given.keys()].find((name, at, names) => names.indexOf(name) !== at)
  if (repeated !== undefined)
    throw new Invalid(`${repeated} is given twice. Separate several values with commas.`)
  const read = schema.safeParse(Object.fromEntries(given))
  if (!read.success) throw new Invalid(read.error.issues.map(({ message }) => message).join('; '))
  return read.data
}

/** What is behind the '?' of an address. */
export const givenIn = (url: string): URLSearchParams => new URLSearchParams(/\?.*/s.exec(url)?.[0] ?? '')

/** Parameters by their names, the release last, so that however a selection is spelled it is one file. */
export const inOrder = (given: URLSearchParams): URLSearchParams => {
  const place = (name: string) => (name === 'release' ? '~' : name)
  return new URLSearchParams(
    [...given].sort(([one], [other]) => (place(one) < place(other) ? -1 : Number(place(one) > place(other)))),
  )
}

/** A query without its release, with its '?'; empty where nothing is left. A page shows the release in use. */
export function withoutRelease(given: URLSearchParams): string {
  const selection = inOrder(given)
  selection.delete('release')
  return selection.size === 0 ? '' : `?${selection}`
}

/** What an address says of the selection and the release, without what only changes how a view looks. */
export function selectionIn(given: URLSearchParams): URLSearchParams {
  const isOfLook = (name: string) => Object.hasOwn({ ...withListings, ...form }, name)
  return inOrder(new URLSearchParams([...given].filter(([name]) => !isOfLook(name))))
}
