import axe from 'axe-core'
import { expect } from 'vitest'

const OPTIONS = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // These rules need a layout. The browser journeys check them.
  rules: {
    'color-contrast': { enabled: false },
    'link-in-text-block': { enabled: false },
    'target-size': { enabled: false },
  },
  preload: false,
} satisfies axe.RunOptions

/** Expects that the page violates no rule of WCAG 2.2 AA that can be tested without a layout. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, OPTIONS)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
}

/** Presses Tab until this element has the focus. Fails after 80 presses. */
export async function tabTo(user: { tab(): Promise<void> }, target: Element): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (document.activeElement === target) return
    await user.tab()
  }
  throw new Error(`Tab never reached ${target.outerHTML}`)
}
