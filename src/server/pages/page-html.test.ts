import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'
import type { PageTemplate } from './page-template.ts'

const PORTAL = {
  name: 'Arctic Tracker',
  institution: 'University of Akureyri',
  credit_line: null,
  contact: null,
  issues_url: null,
  roles: [],
  public_url: 'https://portal.example',
  version: '1.0.0',
}

const TEMPLATE: PageTemplate = {
  styles: 'p { color: red }',
  fonts: ['serif.woff2'],
  entry: 'entry.js',
  sharedChunks: ['shared.js'],
  faultReports: undefined,
  scriptHashes: [],
  styleHashes: [],
  chunksOf: (route) => [`${route}.js`],
  shell: () => '',
  translations: () => ({}),
}

const page = (template: PageTemplate, title = 'Arter', firstData = '{}') =>
  pageHtml(template, PORTAL, {
    language: 'da',
    route: 'gallery',
    head: { title, description: 'Arter i Arktis' },
    content: '<main>Arter</main>',
    firstData,
  })

const SCRIPTS =
  '<link rel="modulepreload" crossorigin href="/shared.js">' +
  '<script type="module" crossorigin src="/shared.js"></script>' +
  '<script type="module" crossorigin src="/entry.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/gallery.js">'

test('nothing that a page runs is loaded before its first paint, and what is shared runs by itself before the entry', () => {
  const html = page(TEMPLATE)
  expect(html).toContain('<html lang="da">')
  expect(html).toContain('<div id="root"><main>Arter</main></div>')
  expect(html).toContain(`<template id="scripts">${SCRIPTS}</template>`)
  expect(html.replace(SCRIPTS, '')).not.toMatch(/src=|modulepreload/)
})

test('where faults are reported, the reports begin before all else', () => {
  expect(page({ ...TEMPLATE, faultReports: 'reports.js' })).toContain(
    `<template id="scripts"><script type="module" crossorigin src="/reports.js"></script>${SCRIPTS}</template>`,
  )
})

test('what the data say stays text, whatever it is', () => {
  const evil = '</script></title><script>alert(1)</script>'
  const html = page(TEMPLATE, evil, JSON.stringify({ answers: [evil] }))
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('&lt;/title&gt;')
})
