import { expect, test } from 'vitest'
import { highlightMarkup } from './highlight-markup.ts'

test.each([
  { text: 'Narwhal', search: 'WHAL', markup: 'Nar<mark class="match">whal</mark>' },
  { text: 'Dall’s porpoise', search: 'dalls', markup: '<mark class="match">Dall’s</mark> porpoise' },
  { text: 'Narwhal', search: 'bear', markup: 'Narwhal' },
  { text: '<b>Owl</b>', search: 'owl', markup: '&lt;b&gt;<mark class="match">Owl</mark>&lt;/b&gt;' },
])("'$search' in '$text'", ({ text, search, markup }) => {
  expect(highlightMarkup(text, search)).toBe(markup)
})
