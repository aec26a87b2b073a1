import { expect, type Page } from '@playwright/test'

/** Some frames. */
const A_WHILE_MS = 80

/** Whose reader asked for less motion: nothing runs, and nothing would take its time to change. */
export async function expectNoMotion(page: Page): Promise<void> {
  expect.soft(await page.evaluate(movingParts), 'what moves all the same').toEqual([])
}

/** A page that nobody touches comes to rest: no part of it is drawn again and again, which empties batteries. */
export async function expectRest(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  /** Seconds in which the page's scripts ran, since it was opened. */
  const atWork = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  }
  const workedUntouched = async () => {
    const before = await atWork()
    await page.waitForTimeout(A_WHILE_MS)
    return (await atWork()) - before
  }
  await expect.poll(workedUntouched, { message: 'seconds of work of a page at rest' }).toBe(0)
  await browser.detach()
}

/** Runs in the page. */
function movingParts(): string[] {
  const isLong = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0)
  const moving = [...document.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element)
    const moves =
      isLong(transitionDuration) ||
      (animationName !== 'none' && isLong(animationDuration)) ||
      scrollBehavior === 'smooth'
    return moves ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}` : []
  })
  return [...new Set(moving), ...document.getAnimations().map((one) => one.playState)]
}
