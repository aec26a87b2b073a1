import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

interface Counted {
  clicks: number
  keys: number
}

/** What each page counts; one that several journeys go through is told once. */
const countedIn = new WeakMap<Page, Counted>()

/**
 * Counts what a reader presses: a click, or a key on a control, is one press, and so is a word typed into a field,
 * or the letter by which an option is chosen. The page itself counts clicks and keys beside it, so
 * that no step goes uncounted.
 */
export async function countPresses(page: Page) {
  const counted = countedIn.get(page) ?? (await countIn(page))
  Object.assign(counted, { clicks: 0, keys: 0 })
  let [clicks, keys, words] = [0, 0, 0]
  return {
    press: async (what: Locator) => {
      clicks += 1
      await what.click()
    },
    key: async (name: string) => {
      keys += 1
      await page.keyboard.press(name)
    },
    type: async (field: Locator, word: string) => {
      words += 1
      await field.pressSequentially(word)
    },
    /** All so far, after a look at whether the page counts the same. */
    presses: async () => {
      await expect.poll(() => counted).toEqual({ clicks, keys })
      return clicks + keys + words
    },
  }
}

async function countIn(page: Page): Promise<Counted> {
  const counted: Counted = { clicks: 0, keys: 0 }
  countedIn.set(page, counted)
  await page.exposeFunction('countPress', (kind: keyof Counted) => {
    counted[kind] += 1
  })
  await page.addInitScript(() => {
    const count = Reflect.get(globalThis, 'countPress')
    const isWriting = (target: EventTarget | null) =>
      target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    // Once it has reached the page: Playwright takes back a press on what moves under it, and presses again.
    addEventListener('pointerdown', () => count('clicks'))
    addEventListener(
      'keydown',
      ({ target, key }) => (isWriting(target) && key.length === 1) || count('keys'),
      true,
    )
  })
  return counted
}
