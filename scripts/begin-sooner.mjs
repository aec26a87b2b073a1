/*
 * Loaded ahead of the portal and its commands, which begin in half the time: Node keeps what it makes of the sources,
 * and is told where modules lie that it would look up at length.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)
const sources = new URL('src/', root).href

/** Its package.json is 180 kB, which Node reads again for each of its 400 modules and each of ours that names it. */
const DRIZZLE = '/node_modules/drizzle-orm/'
const PACKAGE = /^[a-z@]/

enableCompileCache(fileURLToPath(new URL('.build/compile-cache', root)))

/** Where the packages lie that our own modules name: the same for each of them. */
const packages = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    // What is required may lie elsewhere than what is imported.
    if (!conditions.includes('import')) return next(specifier, context)
    if (parentURL.startsWith(sources) && PACKAGE.test(specifier)) {
      const known = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      packages.set(specifier, known)
      return known
    }
    if (parentURL.includes(DRIZZLE) && specifier.startsWith('.'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    return next(specifier, context)
  },
})
