/*
 * Loaded ahead of the portal and its commands, which start in half the time: Node caches the compiled sources, and
 * modules that take it long to resolve are resolved here.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)
const sources = new URL('src/', root).href

/** Its package.json is 180 kB, which Node reads again for each of its 400 modules and each of ours that names it. */
const DRIZZLE = '/node_modules/drizzle-orm/'
const PACKAGE = /^[a-z@]/

enableCompileCache(fileURLToPath(new URL('.build/compile-cache', root)))

/** The resolved packages that our own modules import: the same for each of them. */
const packages = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    // A required module may be another file than an imported one.
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
