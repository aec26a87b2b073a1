import { expect, test } from 'vitest'
import { contentLanguage } from './written-content.tsx'

const PATHS = ['../../content/en/about.mdx', '../../content/en/news.mdx', '../../content/is/about.mdx']

test.each([
  { page: 'about', language: 'is', found: 'is' },
  { page: 'news', language: 'is', found: 'en' },
  { page: 'about', language: 'en', found: 'en' },
])('$page for a reader of $language is shown in $found', ({ page, language, found }) => {
  expect(contentLanguage(PATHS, page, language)).toBe(found)
})
