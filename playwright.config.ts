import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'
import { isLongRun, LONG_RUN } from '#testing/long-run.ts'

/**
 * Scripts of a page that is looked at once take longer to optimise than to run, and its young objects are collected
 * less often where they have more room: up to a tenth less of the processor.
 */
const SHORT_VISITS = '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32,--single-threaded-gc'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/journeys',
  globalSetup: './e2e/portals.ts',
  fullyParallel: true,
  ...(isLongRun ? {} : { grepInvert: new RegExp(LONG_RUN) }),
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Added and removed nodes differ from the snapshot too.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/__snapshots__/{arg}{ext}', children: 'deep-equal' },
  },
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: '.build/test-results/browser.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_SWITCHES, SHORT_VISITS] },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Cached answers would hide what a journey changes; offline.spec.ts allows the service worker.
    serviceWorkers: 'block',
    // Traces make the journeys half as long again: `--trace=on` to look into one.
    screenshot: 'only-on-failure',
  },
})
