import { embedCode } from '#domain/views/embed-code.ts'
import { viewAddress } from '#domain/views/view-address.ts'
import { SMALL_WIDTH } from '../views/view-query.ts'

/** How large a frame is where the site names no limit: room for the chart, its notes and its source. */
const USUAL = { width: 800, height: 640 }
const PNG_WIDTH = 2 * SMALL_WIDTH

interface Described {
  portal: { name: string; public_url: string }
  /** Of the view: '/species/{id}/two-ledgers', '/research/species-comparison'. */
  path: string
  query: string
  title: string
  /** The most that the site has room for. */
  room: { maxwidth?: number | undefined; maxheight?: number | undefined }
  /** The query of its PNG, and how high that is in pixels. */
  thumbnail: { query: string; height: number }
}

/** Where the description of a page or a chart is, by its path: '/oembed?url=…&format=json'. */
export const oembedAddress = (publicUrl: string, path: string): string =>
  `${publicUrl}/oembed?${new URLSearchParams({ url: publicUrl + path, format: 'json' })}`

/** The description of a chart for a site that embeds it. Source: oEmbed 1.0, section 2.3.4. */
export function oembedAnswer({ portal, path, query, title, room, thumbnail }: Described) {
  const width = Math.min(USUAL.width, room.maxwidth ?? USUAL.width)
  const height = Math.min(USUAL.height, room.maxheight ?? USUAL.height)
  const publicUrl = portal.public_url
  const isTooLarge =
    PNG_WIDTH > (room.maxwidth ?? PNG_WIDTH) || thumbnail.height > (room.maxheight ?? thumbnail.height)
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: portal.name,
    provider_url: publicUrl,
    html: embedCode({
      publicUrl,
      path,
      query,
      title,
      alternative: '',
      width,
      height,
    }),
    width,
    height,
    // No larger than the room, as the rest; a site that has less room takes the frame alone.
    ...(isTooLarge
      ? {}
      : {
          thumbnail_url: publicUrl + viewAddress(path, 'png', thumbnail.query),
          thumbnail_width: PNG_WIDTH,
          thumbnail_height: thumbnail.height,
        }),
  }
}
