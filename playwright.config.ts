import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/journeys',
  globalSetup: './e2e/portals.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // What is told anew, or no longer, differs from its snapshot too.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/__snapshots__/{arg}{ext}', children: 'deep-equal' },
  },
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: '.build/test-results/browser.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // What is kept for reading offline would stand between a journey and what it changes; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // What is kept of every step takes half as much again as the steps: `--trace=on` where one is looked into.
    screenshot: 'only-on-failure',
  },
})
