/* Loaded ahead of a command: Node keeps what it makes of the sources, so that the next one begins a third of a second sooner. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../.build/compile-cache', import.meta.url)))
