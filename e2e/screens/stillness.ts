import { expect, type Page } from '@playwright/test'

/** Whose reader asked for less motion: nothing runs, and nothing would take its time to change. */
export async function expectNoMotion(page: Page): Promise<void> {
  expect.soft(await page.evaluate(movingParts), 'what moves all the same').toEqual([])
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
