import { expect, test } from 'vitest'
import project from '../../../../package.json?raw'
import { TECHNOLOGIES } from './technologies.ts'

const {
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(project)
const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

test.each(Object.values(TECHNOLOGIES).flat())('$name is what the portal is made with', (technology) => {
  expect(used).toContain(technology.package)
})
