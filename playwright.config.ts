import { defineConfig } from '@playwright/test'
import { CHROMIUM_SWITCHES, findChromium } from '#testing/chromium.ts'
import { isLongRun, projectOf, THEMES, WIDTHS } from '#testing/screen-matrix.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/journeys',
  globalSetup: './e2e/portals.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: '.build/test-results/browser.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_SWITCHES },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: '**/*.screens.spec.ts' },
    ...WIDTHS.flatMap((width) =>
      THEMES.map((colorScheme) => ({
        name: projectOf(width, colorScheme),
        testMatch: '**/*.screens.spec.ts',
        // The usual run takes a screen where its tags say so; a title ends in them.
        grep: isLongRun ? undefined : new RegExp(`@${projectOf(width, colorScheme)}\\b`),
        use: { viewport: { width, height: 800 }, colorScheme },
      })),
    ),
  ],
})
