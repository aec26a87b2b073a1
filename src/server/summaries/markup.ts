import { escapeHtml } from '../pages/html.ts'

/* The few elements that summaries are made of. What they hold is markup; words are escaped where they come in. */

export const words = escapeHtml

export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`

export const paragraph = (markup: string): string => `<p>${markup}</p>`

export const link = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`

/** A scientific name. */
export const latin = (name: string): string => `<i lang="la">${escapeHtml(name)}</i>`

export const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Names with what they stand for. */
export const facts = (entries: readonly (readonly [name: string, value: string])[]): string =>
  entries.length === 0
    ? ''
    : `<dl>${entries.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`
