import type { Portal } from '#contract/portal-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { jsonInHtml } from './html.ts'
import { type PageHead, renderPageHead } from './page-head.ts'
import { FIRST_SCRIPT, STARTER } from './page-scripts.ts'
import type { PageTemplate } from './page-template.ts'

export const PAGE_TYPE = 'text/html; charset=utf-8'

interface PageParts {
  language: Language
  /** The route file, by which its chunks are found. */
  route: string
  head: Omit<PageHead, 'language'>
  /** What is in the page before its scripts run. */
  content: string
  /** HTML above a preview, already escaped; a page with it runs no script, which would ask for what is published. */
  banner?: string | undefined
  /** HTML for readers without scripts, already escaped, where the content is not for them. */
  withoutScripts?: string
  /** What the scripts begin with, as JSON. */
  firstData: string
}

/** Writes a whole page. */
export function pageHtml(template: PageTemplate, portal: Portal, parts: PageParts): string {
  const { language, route, head, content, banner = '', withoutScripts = '', firstData } = parts
  const isPreview = banner !== ''
  const text =
    withoutScripts && `<noscript><div class="page-width summary">${withoutScripts}</div></noscript>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renderPageHead({ ...head, language }, portal)}
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111e26" media="(prefers-color-scheme: dark)">
<style>${template.styles}</style>
${isPreview ? '' : `<script>${FIRST_SCRIPT}</script>`}
</head>
<body>
${banner}<div id="root">${content}</div>
${text}
${template.fonts.map(preloadedFont).join('\n')}
${isPreview ? '' : startOf(template, route, firstData)}
</body>
</html>
`
}

/** What the scripts begin with, and the scripts. */
const startOf = (template: PageTemplate, route: string, firstData: string) =>
  `<script type="application/json" id="first-data">${jsonInHtml(firstData)}</script>
<template id="scripts">${scriptsOf(template, route)}</template>
<script>${STARTER}</script>`

/** Behind the content, since fonts are larger than most pages and would come at the cost of the text on a slow line. */
const preloadedFont = (file: string) =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`

/**
 * Reports of faults begin before the page's own scripts, so that faults in those are reported. A chunk is also a script of
 * its own before the entry, which would else run all of them in one go.
 */
function scriptsOf({ faultReports, sharedChunks, entry, chunksOf }: PageTemplate, route: string): string {
  const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`
  const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`
  return [
    ...(faultReports === undefined ? [] : [script(faultReports)]),
    ...sharedChunks.map(preload),
    ...[...sharedChunks, entry].map(script),
    ...chunksOf(route).map(preload),
  ].join('')
}
