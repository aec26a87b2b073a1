import { defineConfig } from 'vitest/config'
import { answerShape } from './scripts/answer-shape.ts'
import { writtenTexts } from './scripts/written-texts.ts'

/** What is waited for comes later on a busy machine; Vitest's own second is too short for a change to be told of. */
const PATIENT = { poll: { timeout: 20_000 } }

/** Of the tests that need a database. */
const WITH_DATABASE = {
  globalSetup: ['src/testing/prepared-databases.ts'],
  // As the portal itself starts, whose threads load their sources anew in each test file.
  execArgv: ['--import=./scripts/begin-sooner.mjs'],
  // Files share what they import: loading the portal anew for each takes a second.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: PATIENT,
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [writtenTexts()],
        define: { ANSWER_SHAPE: JSON.stringify(answerShape()) },
        test: {
          name: 'unit',
          // Files share what they import: loading it anew for each takes four times as long as all the tests.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'catalogue/**/*.test.ts'],
          exclude: ['src/**/*.database.test.ts', 'src/**/*.reference.test.ts'],
          // These tests do not measure time, and a busy machine takes many times as long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          ...WITH_DATABASE,
          name: 'database',
          // Node reads the sources itself, as the portal does: transforming them takes a third of the processor.
          experimental: { viteModuleRunner: false },
          include: ['src/**/*.database.test.ts'],
        },
      },
      {
        test: {
          ...WITH_DATABASE,
          name: 'reference',
          // They also run what browsers do, which is written for the build.
          include: ['src/**/*.reference.test.ts'],
        },
      },
    ],
  },
})
