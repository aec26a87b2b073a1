import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const MOZILLA = 'Mozilla/5.0'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox 140, Linux'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141, Windows'],
  [`${MOZILLA} (Windows NT 10.0) ${LIKE} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge 141, Windows'],
  [`${MOZILLA} (Linux; Android 15) ${LIKE} Chrome/141.0 Mobile Safari/537.36`, 'Chrome 141, Android'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${LIKE} Version/18.4 Safari/605.1.15`, 'Safari 18, macOS'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${LIKE} Version/18.4 Mobile/15E148 Safari/604.1`,
    'Safari 18, iOS',
  ],
  ['node', undefined],
  [null, undefined],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
