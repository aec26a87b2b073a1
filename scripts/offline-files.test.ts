import { expect, test } from 'vitest'
import { offlineFiles } from './offline-files.ts'

const MANIFEST = {
  'main.tsx': {
    file: 'entry.js',
    imports: ['_foundation'],
    dynamicImports: ['routes/gallery.tsx?split', 'routes/admin.tsx?split'],
  },
  '../../.build/fonts/newsreader.woff2': { file: 'serif.woff2' },
  _foundation: { file: 'foundation.js', dynamicImports: ['routes/index.tsx?split', 'content/en/about.mdx'] },
  'routes/index.tsx?split': { file: 'landing.js', imports: ['_foundation'], assets: ['map.svg'] },
  'routes/gallery.tsx?split': {
    file: 'gallery.js',
    imports: ['_select'],
    dynamicImports: ['routes/admin.tsx?split'],
  },
  _select: { file: 'select.js', dynamicImports: ['content/is/about.mdx'] },
  'content/en/about.mdx': { file: 'about-en.js' },
  'content/is/about.mdx': { file: 'about-is.js' },
  'routes/admin.tsx?split': { file: 'admin.js', imports: ['admin/sidebar.tsx'] },
  'admin/sidebar.tsx': { file: 'rail.js' },
  'fault-reports.ts': { file: 'reports.js' },
}

test('opening the portal needs its entry with the fonts, and the landing page with its drawings', () => {
  expect(offlineFiles(MANIFEST).core).toEqual([
    '/entry.js',
    '/serif.woff2',
    '/landing.js',
    '/map.svg',
    '/foundation.js',
  ])
})

test('screens are what readers may reach beyond that, and nothing of the back office', () => {
  expect(offlineFiles(MANIFEST).screens).toEqual(['/gallery.js', '/select.js'])
})

test('texts stand apart, by language', () => {
  expect(offlineFiles(MANIFEST).texts).toEqual({ en: ['/about-en.js'], is: ['/about-is.js'] })
})
