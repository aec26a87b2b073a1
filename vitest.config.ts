import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'catalogue/**/*.test.ts'],
          exclude: ['src/**/*.database.test.ts', 'src/**/*.reference.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.database.test.ts', 'src/**/*.reference.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
