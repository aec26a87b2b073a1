import { type DrawnViewName, embedPath } from './view-address.ts'

interface Embedded {
  /** The address of the portal, without a path. */
  publicUrl: string
  species_id: string
  view: DrawnViewName
  query: string
  title: string
  /** What the chart shows, for those who cannot see it. */
  alternative: string
  width: string
  height: number
}

/** The code that shows a chart in a page of another site. */
export function embedCode(chart: Embedded): string {
  const { publicUrl, species_id, view, query, title, alternative, width, height } = chart
  const address = `${publicUrl}${embedPath(species_id, view)}${query === '' ? '' : `?${query}`}`
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" aria-label="${attribute(alternative)}" width="${attribute(width)}" height="${height}" loading="lazy" style="border: 0"></iframe>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const attribute = (text: string) => text.replaceAll(/[&"<>]/g, (character) => ENTITIES[character] ?? '')
