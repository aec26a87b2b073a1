import { escapeHtml } from '../pages/html.ts'
import type { Words } from '../pages/words.ts'
import type { EmbedStyles } from './embed-styles.ts'

interface Refused {
  status: 400 | 404
  /** The reason, in English: for the author of the page. */
  message: string
}

/**
 * The page in the frame where there is no chart: a sentence for readers, and the reason below for the site that embeds it.
 */
export function embedRefusal({ status, message }: Refused, t: Words, { text }: EmbedStyles): string {
  const title = t(status === 404 ? 'sharing:embed.missing' : 'sharing:embed.unread')
  return `<!DOCTYPE html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${text}</style></head><body><main><h1>${escapeHtml(title)}</h1><p lang="en">${escapeHtml(message)}</p><p><a href="/" target="_blank" rel="noopener">${escapeHtml(t('common:portal.name'))}</a></p></main></body></html>`
}
