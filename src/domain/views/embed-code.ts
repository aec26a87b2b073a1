interface EmbeddedView {
  /** Where the portal is reached, without a slash at its end. */
  publicUrl: string
  /** Of the view: '/species/{id}/two-ledgers', '/research/species-comparison'. */
  path: string
  /** The selection, the release, the language and the theme, as in an address, without '?'. */
  query: string
  title: string
  /** What the chart shows, for those who do not see it. */
  alternative: string
  width: number
  height: number
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * The HTML that shows a chart on another site. Its title says what the chart shows as well, since that is what a screen reader
 * reads of a frame. It is as wide as there is room, up to its width.
 */
export function embedCode({
  publicUrl,
  path,
  query,
  title,
  alternative,
  width,
  height,
}: EmbeddedView): string {
  const address = `${publicUrl}/embed${path}${query === '' ? '' : `?${query}`}`
  const label = [title, alternative].filter((text) => text !== '').join('. ')
  return `<iframe src="${escaped(address)}" title="${escaped(label)}" width="${width}" height="${height}" style="max-width: 100%; border: 0" loading="lazy"></iframe>`
}
