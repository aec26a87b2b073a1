import { expect, test } from 'vitest'
import { wordsInSource } from './words-in-source.ts'

const askedIn = (source: string) =>
  wordsInSource(source).asked.map(({ key, namespaces }) => ({ key, namespaces }))

test('a key is looked for in the namespace its file reads', () => {
  const source = `const { t } = useTranslation('trade'); t('reset', { count: 2 })`
  expect(askedIn(source)).toEqual([{ key: 'reset', namespaces: ['trade'] }])
})

test('a key may name its namespace', () => {
  expect(askedIn(`const { t } = useTranslation(['errors', 'common']); t('common:close')`)).toEqual([
    { key: 'close', namespaces: ['common'] },
  ])
})

test('the part of a key that only the screen knows is left open', () => {
  expect(askedIn(`const { t } = useTranslation(); t(\`redList.\${status}\`)`)[0]?.key).toBe('redList.*')
})

test('both ends of a choice are asked for', () => {
  expect(askedIn(`t(open ? 'hide' : 'show')`).map(({ key }) => key)).toEqual(['hide', 'show'])
})

test('a word between tags or in a label is found, with its line', () => {
  const source = '<p title="A hint">\n  {t("x")} <b>Loose words</b>\n</p>'
  expect(wordsInSource(source).loose).toEqual([
    { text: 'A hint', line: 1 },
    { text: 'Loose words', line: 2 },
  ])
})

test.each(['<p>CITES</p>', '<p>·  66°33′ N</p>', '<p>{name}&nbsp;</p>', '<p className="text label">{x}</p>'])(
  'nothing is found in %s',
  (source) => {
    expect(wordsInSource(source).loose).toEqual([])
  },
)
