import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './toolchain.mjs'

const npm = (cwd: string, ...words: string[]) =>
  spawnSync('npm', [...words, '--offline', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_ignore_scripts: undefined },
  })

test('no script of a package runs while it is installed, whatever npm thinks of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [project, scripted, mark] = ['project', 'scripted', 'mark'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const made of [project, scripted]) mkdirSync(made)
  const touch = `node -e "require('fs').writeFileSync('${mark.replaceAll('\\', '/')}', '')"`
  const scripts = { preinstall: touch, install: touch, postinstall: touch }
  writeFileSync(
    join(scripted, 'package.json'),
    JSON.stringify({ name: 'scripted', version: '1.0.0', scripts }),
  )
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true }))
  copyFileSync(join(root, '.npmrc'), join(project, '.npmrc'))
  expect(npm(scripted, 'pack').status).toBe(0)
  const installed = npm(project, 'install', '../scripted/scripted-1.0.0.tgz')
  expect(installed.status, installed.stderr).toBe(0)
  expect(existsSync(join(project, 'node_modules/scripted/package.json'))).toBe(true)
  expect(existsSync(mark)).toBe(false)
})

test('every package that has such a script is known, and denied by name as well', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = read('package-lock.json')
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  const { allowScripts }: { allowScripts: Record<string, boolean> } = read('package.json')
  for (const name of withScript) expect(allowScripts[name], name).toBe(false)
})
