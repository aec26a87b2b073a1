import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Hashed names never change their content. */
const FOREVER_MS = 31_536_000_000

/** Serves the files of the built web from its folder, but those that pages are made of. */
export async function builtFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: FOREVER_MS,
    globIgnore: ['renderer/**', 'shells/**', 'image-fonts/**', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      if (path.endsWith('/sw.js')) reply.header('cache-control', 'no-cache')
      else if (path.includes('/drawings/'))
        reply.header('cache-control', 'public, max-age=86400, s-maxage=300')
      else if (!path.includes('/assets/')) reply.header('cache-control', 'public, max-age=0, s-maxage=300')
    },
  })
}
