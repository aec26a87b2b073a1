import { expect, test } from 'vitest'
import { keysInSource } from './keys-in-source.ts'

const usedIn = (source: string) =>
  keysInSource(source).used.map(({ key, namespaces }) => ({ key, namespaces }))

test('a key is in the namespace that its file reads', () => {
  const source = `const { t } = useTranslation('trade'); t('reset', { count: 2 })`
  expect(usedIn(source)).toEqual([{ key: 'reset', namespaces: ['trade'] }])
})

test('a key may name its namespace', () => {
  expect(usedIn(`const { t } = useTranslation(['errors', 'common']); t('common:close')`)).toEqual([
    { key: 'close', namespaces: ['common'] },
  ])
})

test('the part of a key that is known only at run time is a star', () => {
  expect(usedIn(`const { t } = useTranslation(); t(\`redList.\${status}\`)`)[0]?.key).toBe('redList.*')
})

test('both keys of a choice are used', () => {
  expect(usedIn(`t(open ? 'hide' : 'show')`).map(({ key }) => key)).toEqual(['hide', 'show'])
})

test('a text between tags or in a label is found, with its line', () => {
  const source = '<p title="A hint">\n  {t("x")} <b>Some words</b>\n</p>'
  expect(keysInSource(source).hardCoded).toEqual([
    { text: 'A hint', line: 1 },
    { text: 'Some words', line: 2 },
  ])
})

test.each(['<p>CITES</p>', '<p>·  66°33′ N</p>', '<p>{name}&nbsp;</p>', '<p className="text label">{x}</p>'])(
  'no text is found in %s',
  (source) => {
    expect(keysInSource(source).hardCoded).toEqual([])
  },
)
